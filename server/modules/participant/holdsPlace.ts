import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';

/** A participant with a seat or a place in line, which must not be left to somebody who is gone. */
export function holdsPlace(participant: string): Sql {
  const id = sql.id(participant, 'id');
  return sql`(exists (select 1 from event_bookings "held" where "held"."participant_id" = ${id} and "held"."deleted_at" is null and "held"."booking_status" <> 'CANCELLED')
    or exists (select 1 from waiting_list_entries "held" where "held"."participant_id" = ${id} and waiting_entry_is_active("held"."deleted_at", "held"."closed_at")))`;
}
