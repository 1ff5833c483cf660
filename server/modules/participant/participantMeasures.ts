import { sql } from 'kysely';
import type { OrderColumn } from '#server/graphql/read/orderBy.ts';

/** Sorts what belongs to a participant by last, then first name; what has none comes last. */
export const byParticipantName: OrderColumn = {
  join: (alias) => sql`left join "participants" "named" on "named"."id" = ${sql.id(alias, 'participant_id')}`,
  expressions: () => [sql.raw('"named"."last_name"'), sql.raw('"named"."first_name"')],
  nullable: true,
};
