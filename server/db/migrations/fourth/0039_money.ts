import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * Money is computed where the amounts are (S6): how many digits a currency has, what one unit is worth in another, and
 * what an amount in minor units becomes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}

const statements = `
create function currency_exponent(currency text) returns integer
  language sql immutable strict parallel safe
  return case
    when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') then 0
    when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 3
    else 2 end;
create function exchange_rate_of(wanted_base text, wanted_target text, out rate numeric, out last_updated timestamptz)
  returns setof record
  language sql stable strict parallel safe rows 1
  begin atomic
    select found.rate, found.last_updated from (
      select 1::numeric as rate, null::timestamptz as last_updated, 0 as rank, '' as pivot where wanted_base = wanted_target
      union all
      select r.rate, r.last_updated, 1, '' from exchange_rates r where r.base = wanted_base and r.target = wanted_target
      union all
      select round(1 / r.rate, 10), r.last_updated, 2, '' from exchange_rates r where r.base = wanted_target and r.target = wanted_base
      union all
      select round(t.rate / b.rate, 10), least(b.last_updated, t.last_updated), 3, b.base
      from exchange_rates b join exchange_rates t on t.base = b.base where b.target = wanted_base and t.target = wanted_target
    ) as found order by found.rank, found.last_updated desc, found.pivot limit 1;
  end;
create function converted_amount(amount bigint, base text, target text, rate numeric) returns bigint
  language sql immutable strict parallel safe
  return round(amount * rate * power(10::numeric, currency_exponent(target) - currency_exponent(base)))::bigint;
`;
