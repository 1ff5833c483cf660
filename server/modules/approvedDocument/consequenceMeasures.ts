import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';

/** What an approval sets in motion, in sentences; nothing where it is approved as it stands or withdrawn. */
export function consequences(alias: string, isOpen: Sql): Sql {
  const of = (column: string) => sql.id(alias, column);
  const event = sql`from "centre_events" "for" where "for"."id" = ${of('centre_event_id')}`;
  const isFirst = sql`${of('centre_event_id')} is not null and not exists (
    select 1 from "agendas" "kept" where "kept"."centre_event_id" = ${of('centre_event_id')} and "kept"."kind" = 'ORIGINAL')`;
  const trainers = sql`(select count(*) from "centre_event_trainers" "paid" where "paid"."centre_event_id" = ${of('centre_event_id')})`;
  const settles = (purpose: string) =>
    sql`${of('purpose')} = ${sql.raw(`'${purpose}'`)} and ${of('centre_event_id')} is not null`;
  const sentences = [
    when(isFirst, sql`'The agenda is kept as first approved.'`),
    when(
      sql`${settles('CONTRACT')} and ${trainers} > 0`,
      sql`'The fair market value and exchange rate of ' || case ${trainers} when 1 then 'one trainer' else ${trainers} || ' trainers' end || ' are frozen.'`,
    ),
    when(
      sql`${settles('CONTRACT')} and exists (select 1 ${event} and not "for"."contract_executed")`,
      sql`'The contract of the event counts as executed: bookings need not wait for it any more.'`,
    ),
    when(
      sql`${settles('AUTHORISATION')} and exists (select 1 ${event} and not "for"."authorisation_obtained")`,
      sql`'The authorisation of the event counts as obtained: bookings need not wait for it any more.'`,
    ),
    when(
      sql`cardinality(${of('unbound_fields')}) > 0`,
      sql`'It goes on holding when these change: ' || (
        select string_agg(fact_label("left"."field", ''), '; ' order by "left"."place")
        from unnest(${of('unbound_fields')}) with ordinality as "left"("field", "place")) || '.'`,
    ),
  ];
  return sql`case when ${isOpen} then to_json(array_remove(array[${sql.join(sentences)}], null)) else '[]'::json end`;
}

const when = (condition: Sql, sentence: Sql): Sql => sql`case when ${condition} then ${sentence} end`;
