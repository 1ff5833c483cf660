import { raw, ref, sql } from '../db/sql.ts';
import type { OrderColumn } from '../graphql/read/orderBy.ts';

/** Sorts what belongs to a participant by last, then first name; what has none comes last. */
export const byParticipantName: OrderColumn = {
  join: (alias) => sql`left join "participants" "named" on "named"."id" = ${ref(alias, 'participant_id')}`,
  expressions: () => [raw('"named"."last_name"'), raw('"named"."first_name"')],
  nullable: true,
};
