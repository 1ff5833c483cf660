import { sql } from 'kysely';
import type { OrderColumn } from '#server/graphql/read/orderBy.ts';
import type { Owner } from '#server/graphql/read/testedColumn.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import { participantScope } from '../participant/participantScope.ts';
import { hiddenParticipantFields } from '../participant/personalFieldsScope.ts';

/** What bookings and waiting-list entries belong to: conditions on both test its columns. */
export const journeyOwners = {
  CENTRE_EVENT: {
    type: 'CentreEvent',
    table: 'centre_events',
    column: 'centre_event_id',
    scope: eventScope,
    areFew: true,
  },
  PARTICIPANT: {
    type: 'Participant',
    table: 'participants',
    column: 'participant_id',
    scope: participantScope,
    guards: { hiddenFields: hiddenParticipantFields },
  },
} as const satisfies Readonly<Record<string, Owner>>;

/** By the first day of the event, whose index leads to its bookings; who sees those sees it. */
export const byEventDay = {
  join: (alias) => sql`join "centre_events" "day" on "day"."id" = ${sql.id(alias, 'centre_event_id')}`,
  expressions: () => [sql.raw('"day"."date_start"')],
  nullable: true,
} satisfies OrderColumn;
