import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import { converted, rateFrom } from '../exchangeRate/rateMeasures.ts';
import { honorariaOf } from './honorariaMeasures.ts';
import { honorariaScope } from './honorariaScope.ts';

/** A trainer's honoraria by the calendar year in which the event begins, of those that the viewer may see (H9). */

/** Rows of one trainer: year, currency, amount, and the same in the currency of the cap, where there is one. */
const paid = (trainer: Sql, viewer: Viewer): Sql =>
  sql`select extract(year from "h"."date_start")::integer as "year", "h"."currency", "h"."honoraria_local" as "amount",
      ${converted(
        sql.id('h', 'honoraria_local'),
        sql.id('h', 'currency'),
        sql.id('settings', 'yearly_cap_currency'),
        sql.id('rated', 'rate'),
      )} as "capped"
    from "centre_event_trainers" "link" cross join "honoraria_settings" "settings" cross join lateral (${honorariaOf('link')}) "h"
      left join lateral ${rateFrom(sql.id('h', 'currency'), sql.id('settings', 'yearly_cap_currency'))} "rated" on true
    where "link"."trainer_id" = ${trainer} and "h"."date_start" is not null and ${honorariaScope('link', viewer)}`;

const byYear = (json: Sql, rows: Sql, order: Sql): Sql =>
  sql`(select coalesce(json_agg(${json} order by ${order}), '[]') from (${rows}) "y")`;

/** Sums by year and currency, as JSON. */
export const honorariaYears = (trainer: Sql, viewer: Viewer): Sql =>
  byYear(
    sql`json_build_object('year', "y"."year", 'currency', "y"."currency", 'eventCount', "y"."events", 'total', "y"."total", 'untold', "y"."untold")`,
    sql`select "year", "currency", count(*) as "events", coalesce(sum("amount"), 0) as "total", count(*) filter (where "amount" is null) as "untold"
      from (${paid(trainer, viewer)}) "p" group by "year", "currency"`,
    sql`"y"."year" desc, "y"."currency" nulls last`,
  );

const cap = sql`json_build_object('year', "y"."year", 'amount', "y"."cap", 'currency', "y"."cap_currency",
  'total', "y"."total", 'untold', "y"."untold", 'isOver', "y"."total" > "y"."cap")`;

const capped = (trainer: Sql, viewer: Viewer, year: Sql): Sql =>
  sql`select "p"."year", "settings"."yearly_cap_amount" as "cap", "settings"."yearly_cap_currency" as "cap_currency",
      coalesce(sum("p"."capped"), 0) as "total", count(*) filter (where "p"."capped" is null) as "untold"
    from (${paid(trainer, viewer)}) "p" cross join "honoraria_settings" "settings"
    where "settings"."yearly_cap_amount" is not null and ${year}
    group by "p"."year", "settings"."yearly_cap_amount", "settings"."yearly_cap_currency"`;

/** Every year against the cap, as JSON; nothing where there is none. */
export const honorariaCaps = (trainer: Sql, viewer: Viewer): Sql =>
  byYear(cap, capped(trainer, viewer, sql`true`), sql`"y"."year" desc`);

/** The year of an event against the cap, as JSON; null where there is none. */
export const capOfYear = (trainer: Sql, day: Sql, viewer: Viewer): Sql =>
  sql`(select ${cap} from (${capped(trainer, viewer, sql`"p"."year" = extract(year from ${day})`)}) "y")`;
