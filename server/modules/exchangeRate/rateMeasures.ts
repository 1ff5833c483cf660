import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';

/** What one unit of a currency is worth in another, defined once (S6, H5). */

/**
 * One row, or none where there is no rate: "rate", units of the target for one unit of the base, a decimal, 1 within one
 * currency; "last_updated", when what it comes from was brought up to date, null within one currency.
 */
export function rateFrom(base: Sql, target: Sql): Sql {
  return sql`exchange_rate_of(${base}, ${target})`;
}

/** H4: minor units of the base as minor units of the target, rounded half up once. */
export function converted(amount: Sql, base: Sql, target: Sql, rate: Sql): Sql {
  return sql`converted_amount(${amount}, ${base}, ${target}, ${rate})`;
}
