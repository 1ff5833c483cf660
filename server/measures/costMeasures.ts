import { ref, type Sql, sql } from '../db/sql.ts';

/** What is worked out about estimated costs, each defined once (S6). */

/** What an event's own figures give a cost that does not plan with others. */
export interface CostUnits {
  readonly trainees: Sql;
  readonly trainers: Sql;
}

/** E1: how often the amount of a cost is paid, with what is booked now; one of a fixed number if none is given. */
function units(cost: string, { trainees, trainers }: CostUnits): Sql {
  const participants = sql`coalesce(${ref(cost, 'participants')}, ${trainees})`;
  const teachers = sql`coalesce(${ref(cost, 'trainers')}, ${trainers})`;
  return sql`case ${ref(cost, 'unit_mode')}
    when 'PER_PARTICIPANT' then ${participants}
    when 'PER_TRAINER' then ${teachers}
    when 'PER_PERSON' then ${participants} + ${teachers}
    else coalesce(${ref(cost, 'fixed_units')}, 1) end`;
}

/** H7: in minor units of the cost's currency. */
export function bookedAmount(cost: string, vat: 'exc' | 'inc', given: CostUnits): Sql {
  return sql`(${ref(cost, `amount_${vat}_vat`)}::bigint * (${units(cost, given)}))`;
}

export function trainerCount(event: string): Sql {
  const link = `${event}_teaches`;
  return sql`(select count(*) from "centre_event_trainers" ${ref(link)} where ${ref(link, 'centre_event_id')} = ${ref(event, 'id')})`;
}
