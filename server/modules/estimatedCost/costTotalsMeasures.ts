import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import { seatsTaken } from '../centreEvent/eventMeasures.ts';
import { converted, rateFrom } from '../exchangeRate/rateMeasures.ts';
import { costUnits, largestAmount, toldLineAmount, trainerCount } from './costMeasures.ts';
import { costScope, seesEveryCostOf } from './costScope.ts';

/** The two answers to how many come (E1), and where the event's figures have them. */
const cases = { booked: '"given"."trainees"', atCapacity: '"given"."seats"' } as const;
const suffixes = ['exc', 'inc'] as const;

/**
 * What the costs of an event come to, as far as the viewer reads them (S1): every line, converted and rounded once, then
 * added up in the event's currency (E1, E2). A sum of which a part is not known is not known: null, never the rest.
 */
export function costTotals(event: string, viewer: Viewer): Sql {
  return sql`(with "given" as (
      select ${sql.id(event, 'costs_base_currency')} as "base", (${seatsTaken(event, 'TRAINEE')})::bigint as "trainees",
        ${sql.id(event, 'max_trainees')}::bigint as "seats", ${trainerCount(event)} as "trainers"
    ), "line" as (
      select "cost"."id", "cost"."currency", "rated"."rate", ${updated} as "updated", ${sql.join(Object.entries(cases).flatMap(lineColumns))}
      from "estimated_costs" "cost" cross join "given"
      left join lateral ${rateFrom(sql.id('cost', 'currency'), sql.id('given', 'base'))} "rated" on true
      where "cost"."centre_event_id" = ${sql.id(event, 'id')} and ${costScope('cost', viewer)}
    ) select json_build_object('currency', "given"."base", 'isPartial', (${seesEveryCostOf(event, viewer)}) is not true,
        'trainees', "given"."trainees", 'trainers', "given"."trainers", 'seats', "given"."seats",
        'booked', ${sumOf('booked')}, 'atCapacity', ${sumOf('atCapacity')}, 'rates', ${rates},
        'lines', (select coalesce(json_agg(json_build_object('id', "id"::text, 'booked', ${amountsOf('booked')}, 'atCapacity', ${amountsOf('atCapacity')}) order by "id"), '[]') from "line"))
      from "given")`;
}

const updated = sql.raw(`to_char("rated"."last_updated", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const column = (name: string, part: string): Sql => sql.id('line', `${name}_${part}`);

function lineColumns([name, people]: readonly [string, string]): readonly Sql[] {
  const given = { trainees: sql.raw(people), trainers: sql.raw('"given"."trainers"') };
  const amounts = suffixes.flatMap((vat) => {
    const amount = toldLineAmount('cost', vat, given);
    const inBase = converted(
      amount,
      sql.id('cost', 'currency'),
      sql.id('given', 'base'),
      sql.id('rated', 'rate'),
    );
    return [
      sql`${amount} as ${sql.id(`${name}_${vat}`)}`,
      sql`${inBase} as ${sql.id(`${name}_${vat}_converted`)}`,
    ];
  });
  return [sql`${costUnits('cost', given)} as ${sql.id(`${name}_units`)}`, ...amounts];
}

const amountsOf = (name: keyof typeof cases): Sql =>
  sql`json_build_object('units', ${column(name, 'units')}, 'excVat', ${column(name, 'exc')}, 'incVat', ${column(name, 'inc')},
    'convertedExcVat', ${column(name, 'exc_converted')}, 'convertedIncVat', ${column(name, 'inc_converted')})`;

/** Nothing costs nothing in any currency, but in none there is nothing to add up in; nor is a sum told that no amount can be. */
function sumOf(name: keyof typeof cases): Sql {
  const sum = (vat: string) => {
    const amount = column(name, `${vat}_converted`);
    return sql`case when "given"."base" is not null and count(*) = count(${amount}) and coalesce(sum(${amount}), 0) <= ${largestAmount} then coalesce(sum(${amount}), 0) end`;
  };
  const perHead = (vat: string) => sql`round(${sum(vat)} / nullif(${sql.raw(cases[name])}, 0))`;
  return sql`(select json_build_object('excVat', ${sum('exc')}, 'incVat', ${sum('inc')},
    'excVatPerHead', ${perHead('exc')}, 'incVatPerHead', ${perHead('inc')}) from "line")`;
}

/** H5: of each other currency, with nothing in the place of a rate that is missing. */
const rates =
  sql.raw(`(select coalesce(json_agg(json_build_object('currency', "currency", 'rate', "rate", 'lastUpdated', "updated") order by "currency"), '[]')
  from (select distinct "line"."currency", trim_scale("line"."rate")::text as "rate", "line"."updated" from "line"
    where "given"."base" is not null and "line"."currency" <> "given"."base") "used")`);
