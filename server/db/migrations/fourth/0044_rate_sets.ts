import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * Rates are kept in sets: what was known of a base on a day, where it came from, and who said so. Of a base the set of
 * the latest day is in force, of one day the one that was kept last. A kept set never changes: another one follows it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}

const statements = `
create table exchange_rate_sets (
  id bigint generated always as identity primary key,
  base text not null check (base ~ '^[A-Z]{3}$'),
  day date not null,
  source text not null check (source in ('ECB', 'CSV', 'HAND')),
  reason text check (length(reason) <= 500),
  author_id bigint references users,
  date_created timestamptz(3) not null default now(),
  last_updated timestamptz(3) not null generated always as (least(date_created, (day + time '12:00') at time zone 'UTC')) stored,
  in_force boolean not null default false,
  check (source <> 'HAND' or coalesce(reason, '') <> '')
);
create index exchange_rate_sets_by_day on exchange_rate_sets (base, day desc, id desc);
create index exchange_rate_sets_of_author on exchange_rate_sets (author_id);
create unique index exchange_rate_sets_in_force on exchange_rate_sets (base) where in_force;
create unique index exchange_rate_sets_of_the_bank on exchange_rate_sets (base, day) where source = 'ECB';
alter table exchange_rates rename to former_rates;
alter table former_rates rename constraint exchange_rates_pkey to former_rates_pkey;
create table exchange_rates (
  set_id bigint not null references exchange_rate_sets,
  target text not null check (target ~ '^[A-Z]{3}$'),
  rate numeric(20, 10) not null check (rate > 0),
  last_updated timestamptz(3) not null,
  primary key (set_id, target)
);
create function exchange_rate_set_in_force() returns trigger
  language plpgsql as $$
  begin
    update exchange_rate_sets set in_force = false
      where base = new.base and in_force and (day, id) < (new.day, new.id);
    update exchange_rate_sets set in_force = true
      where id = new.id and not exists (select 1 from exchange_rate_sets where base = new.base and in_force);
    return null;
  end $$;
create trigger exchange_rate_set_in_force after insert on exchange_rate_sets
  for each row execute function exchange_rate_set_in_force();
create function exchange_rates_are_kept() returns trigger
  language plpgsql as $$
  begin
    raise exception 'A kept set of exchange rates never changes: keep another one.';
  end $$;
create trigger exchange_rate_sets_are_kept
  before delete or update of base, day, source, reason, author_id, date_created on exchange_rate_sets
  for each row execute function exchange_rates_are_kept();
create trigger exchange_rates_are_kept before delete or update on exchange_rates
  for each row execute function exchange_rates_are_kept();
create table exchange_rate_feed (
  is_only boolean primary key default true check (is_only),
  asked_at timestamptz(3) not null,
  answered_at timestamptz(3),
  problem text
);
create view exchange_rate_units as
  select r.set_id, r.target as currency, r.rate as units, r.last_updated from exchange_rates r
  union all
  select s.id, s.base, 1, s.last_updated from exchange_rate_sets s;
insert into exchange_rate_sets (base, day, source, reason, date_created)
  select base, (min(last_updated) at time zone 'UTC')::date, 'HAND', 'Rates as they were before sets were kept.', min(last_updated)
  from former_rates group by base order by base;
insert into exchange_rates (set_id, target, rate, last_updated)
  select s.id, f.target, f.rate, f.last_updated from former_rates f join exchange_rate_sets s on s.base = f.base
  where f.target <> f.base;
create function exchange_rate_in(wanted_set bigint, wanted_base text, wanted_target text, out rate numeric, out last_updated timestamptz, out rank integer)
  returns setof record
  language sql stable strict parallel safe rows 1
  begin atomic
    select round(t.units / b.units, 10), least(b.last_updated, t.last_updated),
      case s.base when wanted_base then 1 when wanted_target then 2 else 3 end
    from exchange_rate_sets s
    join exchange_rate_units b on b.set_id = s.id and b.currency = wanted_base
    join exchange_rate_units t on t.set_id = s.id and t.currency = wanted_target
    where s.id = wanted_set and wanted_base <> wanted_target and round(t.units / b.units, 10) > 0;
  end;
create or replace function exchange_rate_of(wanted_base text, wanted_target text, out rate numeric, out last_updated timestamptz)
  returns setof record
  language sql stable strict parallel safe rows 1
  begin atomic
    select found.rate, found.last_updated from (
      select 1::numeric as rate, null::timestamptz as last_updated, 0 as rank, '' as pivot where wanted_base = wanted_target
      union all
      select r.rate, r.last_updated, r.rank, s.base
      from exchange_rate_sets s cross join lateral exchange_rate_in(s.id, wanted_base, wanted_target) r where s.in_force
    ) as found order by found.rank, found.last_updated desc, found.pivot limit 1;
  end;
drop table former_rates;
`;
