import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** Of the sets in force the latest day tells of a pair, and the most direct of one day: an old set of a new base is no news (H5). */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statement);

const statement = `
create or replace function exchange_rate_of(wanted_base text, wanted_target text, out rate numeric, out last_updated timestamptz)
  returns setof record
  language sql stable strict parallel safe rows 1
  begin atomic
    select found.rate, found.last_updated from (
      select 1::numeric as rate, null::timestamptz as last_updated, 0 as rank, '' as pivot where wanted_base = wanted_target
      union all
      select r.rate, r.last_updated, r.rank, s.base
      from exchange_rate_sets s cross join lateral exchange_rate_in(s.id, wanted_base, wanted_target) r where s.in_force
    ) as found
    order by (found.last_updated at time zone 'UTC')::date desc nulls first, found.rank, found.last_updated desc, found.pivot
    limit 1;
  end;
`;
