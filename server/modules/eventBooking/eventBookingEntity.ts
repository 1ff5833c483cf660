import { bookingScope } from '../../access/scopes/bookingScope.ts';
import {
  hiddenJourneyFields,
  partlyHiddenPassportFields,
  passportNumber,
} from '../../access/scopes/personalFields.ts';
import { ref, sql } from '../../db/sql.ts';
import type { Entity } from '../../graphql/Entity.ts';
import { collectStatus, reportableSpendCount } from '../../measures/bookingMeasures.ts';

export const eventBookingEntity: Entity = {
  type: 'EventBooking',
  table: 'event_bookings',
  scope: bookingScope,
  hiddenFields: hiddenJourneyFields,
  partlyHidden: partlyHiddenPassportFields,
  fields: {
    passportNumber,
    collectFields: (alias) =>
      sql`booking_collect_fields(${ref(alias, 'centre_event_id')}, ${ref(alias, 'visa_required')})`,
    collectStatus,
    reportableSpendCount,
  },
  relations: {
    centreEvent: { kind: 'one', type: 'CentreEvent', column: 'centre_event_id' },
    participant: { kind: 'one', type: 'Participant', column: 'participant_id' },
    author: { kind: 'one', type: 'User', column: 'author_id' },
  },
};
