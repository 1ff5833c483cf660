import { raw, ref, type Sql, sql } from '../db/sql.ts';

/** What is worked out about waiting-list entries, by the database's one definition of an event's line (W1, W3, W6). */

/** Place in the line, the first is 1. Whoever is no longer in it has none. */
export const linePlace = (entry: string): Sql => ofLine(entry, 'place');

/** W6: the code an upgrade would be refused with now, or that it would not be. */
export const waitReason = (entry: string): Sql => ofLine(entry, 'wait_reason');

/** W4: the first who could take a seat that is free now. */
export const isNextEligible = (entry: string): Sql => ofLine(entry, 'is_next');

function ofLine(entry: string, column: 'place' | 'wait_reason' | 'is_next'): Sql {
  return sql`(select "line".${raw(column)} from waiting_line(${ref(entry, 'centre_event_id')}) "line" where "line"."entry_id" = ${ref(entry, 'id')})`;
}
