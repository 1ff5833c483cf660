import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';

/** What is worked out about estimated costs, each defined once (S6). */

/** What an event's own figures give a cost that does not plan with others. */
export interface CostUnits {
  readonly trainees: Sql;
  readonly trainers: Sql;
}

/** E1: how often the amount of a cost is paid, with what is booked now; one of a fixed number if none is given. */
function units(cost: string, { trainees, trainers }: CostUnits): Sql {
  const participants = sql`coalesce(${sql.id(cost, 'participants')}, ${trainees})`;
  const teachers = sql`coalesce(${sql.id(cost, 'trainers')}, ${trainers})`;
  return sql`case ${sql.id(cost, 'unit_mode')}
    when 'PER_PARTICIPANT' then ${participants}
    when 'PER_TRAINER' then ${teachers}
    when 'PER_PERSON' then ${participants} + ${teachers}
    else coalesce(${sql.id(cost, 'fixed_units')}, 1) end`;
}

/** H7: in minor units of the cost's currency. */
export function bookedAmount(cost: string, vat: 'exc' | 'inc', given: CostUnits): Sql {
  return sql`(${sql.id(cost, `amount_${vat}_vat`)}::bigint * (${units(cost, given)}))`;
}

export function trainerCount(event: string): Sql {
  const link = `${event}_teaches`;
  return sql`(select count(*) from "centre_event_trainers" ${sql.id(link)} where ${sql.id(link, 'centre_event_id')} = ${sql.id(event, 'id')})`;
}
