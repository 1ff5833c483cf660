import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { rateFrom } from '../exchangeRate/rateMeasures.ts';

/** What a trainer is paid for an event, defined once for screens, documents and sums (S6). `link` has the columns of centre_event_trainers. */

/**
 * One row: what an hour is worth, frozen or live (H6), and beside it what it would be today. What is missing is null
 * (H5). The offset keeps each rate from being looked up wherever it is named.
 */
export function honorariaBasis(link: string): Sql {
  const own = (column: string) => sql.id(link, column);
  const kept = (frozen: string, live: string) =>
    sql`case when "frozen"."id" is null then ${sql.id('live', live)} else ${sql.id('frozen', frozen)} end`;
  return sql`select "live".*, "frozen"."frozen_at",
      ${kept('fmv_amount', 'today_fmv')} as "fmv",
      ${kept('fmv_currency', 'today_currency')} as "currency",
      ${kept('fmv_last_updated', 'today_fmv_last_updated')} as "fmv_last_updated",
      ${kept('event_currency', 'today_event_currency')} as "event_currency",
      ${kept('exchange_rate', 'today_rate')} as "rate",
      ${kept('rate_date', 'today_rate_date')} as "rate_date",
      ${kept('travel_factor', 'today_factor')} as "travel_factor"
    from (
      select "event"."time_zone", "event"."date_start", "teacher"."full_name", "teacher"."vat_payable", "teacher"."fmv_last_updated" as "today_fmv_last_updated",
        "teacher"."fmv_amount" as "today_fmv", "teacher"."fmv_currency" as "today_currency",
        "event"."costs_base_currency" as "today_event_currency", "settings"."travel_factor" as "today_factor",
        "rated"."rate" as "today_rate", "rated"."last_updated" as "today_rate_date"
      from "trainers" "teacher" join "centre_events" "event" on "event"."id" = ${own('centre_event_id')} cross join "honoraria_settings" "settings"
      left join lateral ${rateFrom(sql.id('teacher', 'fmv_currency'), sql.id('event', 'costs_base_currency'))} "rated" on true
      where "teacher"."id" = ${own('trainer_id')} offset 0
    ) "live" left join "frozen_honoraria" "frozen" on "frozen"."centre_event_id" = ${own('centre_event_id')}
      and "frozen"."trainer_id" = ${own('trainer_id')} and "frozen"."unfrozen_at" is null`;
}

/** One row: the same with minutes (H1, H2) and amounts (H3, H4). */
export function honorariaOf(link: string): Sql {
  const activity = sql`"speaking"."minutes" + ${sql.id(link, 'prep_minutes')} + ${sql.id(link, 'post_minutes')}`;
  const travel = sql.id(link, 'travel_minutes');
  return sql`select "basis".*, "amounts".*, "speaking"."minutes" as "speaker_minutes",
      ${activity} as "activity_minutes", ${activity} + ${travel} as "total_minutes",
      "today"."honoraria_local" as "today_local", "today"."honoraria_event" as "today_event"
    from (${honorariaBasis(link)}) "basis"
    cross join lateral (${speakerMinutes(link)}) "speaking"
    cross join lateral honoraria_amounts(${activity}, ${travel}, "basis"."fmv", "basis"."currency", "basis"."event_currency", "basis"."rate", "basis"."travel_factor") "amounts"
    cross join lateral honoraria_amounts(${activity}, ${travel}, "basis"."today_fmv", "basis"."today_currency", "basis"."today_event_currency", "basis"."today_rate", "basis"."today_factor") "today"`;
}

/** Items of the live agenda that the trainer teaches: "item", "section" and "taught". */
const taughtItems = (link: string): Sql =>
  sql`from "agendas" "agenda" join "agenda_sections" "section" on "section"."agenda_id" = "agenda"."id"
    join "agenda_items" "item" on "item"."agenda_section_id" = "section"."id"
    join "agenda_item_trainers" "taught" on "taught"."agenda_item_id" = "item"."id"
    where "agenda"."centre_event_id" = ${sql.id(link, 'centre_event_id')} and "agenda"."kind" = 'LIVE' and "taught"."trainer_id" = ${sql.id(link, 'trainer_id')}`;

/** H1: the length of the union, so that a minute is paid once. */
const speakerMinutes = (link: string): Sql =>
  sql`select coalesce(trunc(extract(epoch from sum(upper("piece") - lower("piece"))) / 60), 0)::integer as "minutes"
    from (select unnest(range_agg(tsrange("item"."time_start", "item"."time_end"))) as "piece" ${taughtItems(link)} and not "taught"."exclude_in_honoraria") "pieces"`;

/** What the minutes are made of, as JSON. */
export const honorariaItems = (link: string): Sql =>
  sql`(select coalesce(json_agg(json_build_object('name', "item"."name", 'section', "section"."name", 'timeStart', "item"."time_start", 'timeEnd', "item"."time_end",
      'minutes', trunc(extract(epoch from "item"."time_end" - "item"."time_start") / 60)::integer, 'isPaid', not "taught"."exclude_in_honoraria")
      order by "item"."time_start", "item"."id"), '[]') ${taughtItems(link)})`;

/** What keeps a row of `honorariaBasis` from being approved (H5, H6), as JSON; nothing once it is frozen. */
export function honorariaBlocks(basis: string): Sql {
  const of = (column: string) => sql.id(basis, column);
  const block = (code: string, when: Sql, message: Sql) =>
    sql`case when ${when} then jsonb_build_object('code', ${sql.raw(`'${code}'`)}, 'message', ${message}) end`;
  const blocks = [
    block(
      'FMV_MISSING',
      sql`${of('fmv')} is null or ${of('currency')} is null`,
      sql`'No fair market value is kept for ' || ${of('full_name')} || '.'`,
    ),
    block(
      'FMV_OUTDATED',
      sql`${of('fmv')} is not null and (${of('fmv_last_updated')} + interval '12 months' < local_today(${of('time_zone')})) is not false`,
      sql`'The fair market value of ' || ${of('full_name')} || coalesce(' is of ' || to_char(${of('fmv_last_updated')}, 'FMDD Mon YYYY') || ', more than 12 months old.', ' has no date.')`,
    ),
    block(
      'EVENT_CURRENCY_MISSING',
      sql`${of('event_currency')} is null`,
      sql`'The event has no currency to add up its costs in.'`,
    ),
    block(
      'RATE_MISSING',
      sql`${of('rate')} is null and ${of('currency')} is not null and ${of('event_currency')} is not null`,
      sql`'There is no exchange rate from ' || ${of('currency')} || ' to ' || ${of('event_currency')} || '.'`,
    ),
  ];
  return sql`case when ${of('frozen_at')} is not null then '[]'::jsonb
    else to_jsonb(array_remove(array[${sql.join(blocks)}], null)) end`;
}
