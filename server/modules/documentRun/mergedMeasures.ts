import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';

/** A document stays as it was made: what is for somebody who was merged goes to the one they became (G3, M4). */
export const whoTheyBecame = (participant: Sql): Sql =>
  sql`(select coalesce(became.merged_into_id, became.id) from participants became where became.id = ${participant})`;
