import { sql } from 'kysely';
import { type Sql, whole } from '#server/db/conditions.ts';

/** What is worked out about estimated costs, each defined once (S6). */

/** What an event's own figures give a cost that does not plan with others. */
interface CostUnits {
  readonly trainees: Sql;
  readonly trainers: Sql;
}

type Vat = 'exc' | 'inc';

/** E1: how often the amount of a cost is paid; one of a fixed number if none is given; null where nobody knows how many come. */
export function costUnits(cost: string, { trainees, trainers }: CostUnits): Sql {
  const columns = ['unit_mode', 'fixed_units', 'participants', 'trainers'].map((name) => sql.id(cost, name));
  return sql`cost_units(${sql.join(columns)}, (${trainees})::bigint, (${trainers})::bigint)`;
}

/** The largest that arrives as it was sent. */
export const largestAmount = whole(Number.MAX_SAFE_INTEGER);

/** H7: in minor units of the cost's currency. */
export function lineAmount(cost: string, vat: Vat, given: CostUnits): Sql {
  return sql`(${amountOf(cost, vat)} * ${costUnits(cost, given)})`;
}

/** The same, null beyond the largest: a million seats, each of the most that may be entered, come to more. */
export function toldLineAmount(cost: string, vat: Vat, given: CostUnits): Sql {
  const isTold = sql`${costUnits(cost, given)} <= ${largestAmount} / greatest(${amountOf(cost, vat)}, 1)`;
  return sql`case when ${isTold} then ${lineAmount(cost, vat, given)} end`;
}

const amountOf = (cost: string, vat: Vat): Sql => sql`${sql.id(cost, `amount_${vat}_vat`)}::bigint`;

export function trainerCount(event: string): Sql {
  const link = `${event}_teaches`;
  return sql`(select count(*) from "centre_event_trainers" ${sql.id(link)} where ${sql.id(link, 'centre_event_id')} = ${sql.id(event, 'id')})`;
}
