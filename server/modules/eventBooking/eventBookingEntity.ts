import { sql } from 'kysely';
import { bookingScope } from './bookingScope.ts';
import { hiddenJourneyFields, maskedPassportFields } from '../participant/personalFieldsScope.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import {
  bookingCountry,
  consumesSeat,
  countryNotAllowed,
  reportableSpendCount,
  whatIsCollected,
} from './bookingMeasures.ts';
import { bookingActions } from './actions.ts';

export const eventBookingEntity: Entity = {
  type: 'EventBooking',
  table: 'event_bookings',
  scope: bookingScope,
  actions: bookingActions,
  hiddenFields: hiddenJourneyFields,
  fields: {
    ...maskedPassportFields,
    collectFields: (alias) =>
      sql`booking_collect_fields(${sql.id(alias, 'centre_event_id')}, ${sql.id(alias, 'visa_required')})`,
    ...whatIsCollected,
    reportableSpendCount,
    countryId: (alias) => sql`${bookingCountry(alias)}::text`,
    countryNotAllowed,
    consumesSeat,
  },
  relations: {
    country: {
      kind: 'custom',
      type: 'Country',
      many: false,
      on: (parent, child) => sql`${sql.id(child, 'id')} = ${bookingCountry(parent)}`,
    },
  },
};
