import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';

/** What an amount is told in: the fact of the same record that holds its currency. */
const currencies: Readonly<Record<string, string>> = {
  fmvAmount: 'fmvCurrency',
  trainerFMV: 'trainerCurrency',
  amountExcVat: 'currency',
  amountIncVat: 'currency',
};

const order = 'centreEvent.agenda.sections.items.order';

/** What the facts of a document say otherwise than those that are kept of it, a row each: field, label, place, before and after. */
export function factChanges(alias: string): Sql {
  const of = (column: string) => sql.id(alias, column);
  return sql`with "said" as materialized (select approved_document_kept(${of('id')}) as "facts"),
    "changed" as (
      select coalesce("now"."field", "kept"."field") as "field", coalesce("now"."label", "kept"."label") as "label",
        coalesce("now"."place", "kept"."place") as "place", "now"."field" is null or "kept"."field" is null as "is_whole",
        ${wordsOf('kept', 'now')} as "before", ${wordsOf('now', 'kept')} as "after"
      from (${factsIn(sql`(select "said"."facts" from "said")`)}) "now" full join (${factsIn(of('kept_facts'))}) "kept"
        on "kept"."field" = "now"."field" and "kept"."key" = "now"."key"
      where "now"."value" is distinct from "kept"."value")
    select * from "changed" "c" where "c"."field" <> ${sql.lit(order)} or not exists (
      select from "changed" "other" where "other"."is_whole" and "other"."field" like 'centreEvent.agenda.sections.items.%')`;
}

const factColumns = sql.raw('(field text, key text, label text, place integer, value text, shown text)');

/** Facts as they are kept, of an amount with its currency. */
function factsIn(facts: Sql): Sql {
  const beside = sql.join(
    Object.entries(currencies).map(([amount, name]) => sql`when ${sql.lit(amount)} then ${sql.lit(name)}`),
    sql.raw(' '),
  );
  return sql`select "fact".*, "beside"."name" is not null as "is_amount", coalesce("told"."value", ${ownCurrency}) as "currency"
      from jsonb_to_recordset(${facts}) as "fact"${factColumns}
      cross join lateral (select case fact_name("fact"."field") ${beside} end as "name") "beside"
      left join jsonb_to_recordset(${facts}) as "told"(field text, key text, value text)
        on "told"."key" = "fact"."key" and "told"."field" = fact_root("fact"."field") || '.' || "beside"."name"`;
}

/** Of documents that were attached before an amount was bound with its currency: the one that its record has. */
const ownCurrency = sql`case
        when "beside"."name" in ('fmvCurrency', 'trainerCurrency') then (select "t"."fmv_currency" from "trainers" "t" where "t"."id" = nullif("fact"."key", '')::bigint)
        when "beside"."name" = 'currency' then (select "k"."currency" from "estimated_costs" "k" where "k"."id" = nullif("fact"."key", '')::bigint) end`;

/** H7: an amount with its currency and as many digits as that has; of a rate, which is kept to ten decimals, no noughts at its end. */
function wordsOf(side: 'kept' | 'now', other: 'kept' | 'now'): Sql {
  const of = (column: string) => sql.id(side, column);
  const digits = sql`currency_exponent(${of('currency')})`;
  return sql`case
          when ${of('shown')} is not null then ${of('shown')}
          when ${of('is_amount')} then coalesce(
            ${of('currency')} || ' ' || to_char(${of('value')}::numeric / power(10::numeric, ${digits}),
              'FM999,999,999,999,990' || case when ${digits} > 0 then '.' || repeat('0', ${digits}) else '' end),
            ${of('value')} || ' in minor units')
          when fact_name(${of('field')}) = 'exchangeRate' then trim_scale(${of('value')}::numeric)::text
          else fact_words(${of('value')}, ${sql.id(other, 'value')}) end`;
}
