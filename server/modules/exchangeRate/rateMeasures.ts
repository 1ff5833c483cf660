import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';

/** What one unit of a currency is worth in another, each defined once (S6, H5): a rate that is missing is null, never 1. */

/** Units of the target for one unit of the base, a decimal; 1 within one currency; crossed from one set. */
export function rateBetween(base: Sql, target: Sql): Sql {
  return sql`(select "rate" from exchange_rate_of(${base}, ${target}))`;
}

/** When the rates it comes from were brought up to date; null within one currency, or where there is no rate. */
export function rateUpdated(base: Sql, target: Sql): Sql {
  return sql`(select "last_updated" from exchange_rate_of(${base}, ${target}))`;
}

/** H4: minor units of the base as minor units of the target, rounded half up once. */
export function converted(amount: Sql, base: Sql, target: Sql, rate: Sql): Sql {
  return sql`converted_amount(${amount}, ${base}, ${target}, ${rate})`;
}
