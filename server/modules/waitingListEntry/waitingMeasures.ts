import { sql } from 'kysely';
import type { BesideField } from '#server/graphql/Entity.ts';

/**
 * What is worked out about waiting-list entries, by the database's one definition of an event's line (W1, W3, W6). A
 * line is worked out as a whole. It depends on nothing but the event and is one row, so that the database remembers it
 * from entry to entry: two hundred who wait for one event do not ask for two hundred lines.
 */
const beside: BesideField['beside'] = {
  name: 'line',
  query: (entry) =>
    sql`select jsonb_object_agg("l"."entry_id", to_jsonb("l")) as "places" from waiting_line(${sql.id(entry, 'centre_event_id')}) "l"`,
};

const ofLine = (column: 'place' | 'wait_reason' | 'is_next', type: string): BesideField => ({
  beside,
  expression: (entry, line) =>
    sql`(${sql.id(line, 'places')} -> ${sql.id(entry, 'id')}::text ->> ${sql.raw(`'${column}'`)})::${sql.raw(type)}`,
});

/** Place in the line, the first is 1. Whoever is no longer in it has none. */
export const linePlace: BesideField = ofLine('place', 'integer');

/** W6: the code an upgrade would be refused with now, or that it would not be. */
export const waitReason: BesideField = ofLine('wait_reason', 'text');

/** W4: the first who could take a seat that is free now. */
export const isNextEligible: BesideField = ofLine('is_next', 'boolean');
