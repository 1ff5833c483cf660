import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** What hours are worth, and the fair market values and rates that an approved contract froze (H3, H4, H6, H9). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, amountsOfHours('integer') + frozen + settings);
}

/**
 * What hours of an hourly amount come to. A quotient of whole numbers rounds a half up exactly, which a decimal that was
 * cut before would not.
 */
export const amountsOfHours = (hourly: 'integer' | 'bigint'): string => `
create function amount_of_minutes(minutes integer, hourly ${hourly}, factor numeric) returns bigint
  language sql immutable strict parallel safe
  return div(2 * minutes::numeric * hourly * factor + 60, 120)::bigint;
create function honoraria_amounts(activity_minutes integer, travel_minutes integer, hourly ${hourly}, local_currency text, event_currency text, rate numeric, travel_factor numeric)
  returns table (
    activity_local bigint, travel_local bigint, honoraria_local bigint,
    activity_event bigint, travel_event bigint, honoraria_event bigint
  )
  language sql immutable parallel safe rows 1
  begin atomic
    select part.activity, part.travel, part.activity + part.travel,
      converted.activity, converted.travel, converted.activity + converted.travel
    from (
      select amount_of_minutes(activity_minutes, hourly, 1) as activity,
        amount_of_minutes(travel_minutes, hourly, travel_factor) as travel
    ) as part cross join lateral (
      select converted_amount(part.activity, local_currency, event_currency, rate) as activity,
        converted_amount(part.travel, local_currency, event_currency, rate) as travel
    ) as converted;
  end;
`;

const frozen = `
create table frozen_honoraria (
  id bigint generated always as identity primary key,
  centre_event_id bigint not null references centre_events,
  trainer_id bigint not null references trainers,
  fmv_amount integer not null check (fmv_amount >= 0),
  fmv_currency text not null check (fmv_currency ~ '^[A-Z]{3}$'),
  event_currency text not null check (event_currency ~ '^[A-Z]{3}$'),
  exchange_rate numeric not null check (exchange_rate > 0),
  rate_date timestamptz(3),
  travel_factor numeric not null check (travel_factor >= 0),
  frozen_at timestamptz(3) not null default now(),
  frozen_by_id bigint references users,
  unfrozen_at timestamptz(3),
  unfrozen_by_id bigint references users,
  unfreeze_reason text,
  check ((unfrozen_at is null) = (unfreeze_reason is null)),
  check (btrim(unfreeze_reason) <> '')
);
create unique index frozen_honoraria_in_force on frozen_honoraria (centre_event_id, trainer_id) where unfrozen_at is null;
create index frozen_honoraria_trainer on frozen_honoraria (trainer_id);
create index frozen_honoraria_frozen_by on frozen_honoraria (frozen_by_id);
create index frozen_honoraria_unfrozen_by on frozen_honoraria (unfrozen_by_id);
create function frozen_honoraria_stay() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'UPDATE' and old.unfrozen_at is null and new.unfrozen_at is not null
      and (to_jsonb(new) - array['unfrozen_at', 'unfrozen_by_id', 'unfreeze_reason'])
        = (to_jsonb(old) - array['unfrozen_at', 'unfrozen_by_id', 'unfreeze_reason']) then
      return new;
    end if;
    raise exception 'Frozen honoraria stay as they are; a withdrawal unfreezes them, with a reason.'
      using errcode = 'restrict_violation', constraint = 'frozen_honoraria_stay';
  end $$;
create trigger frozen_honoraria_stay before update or delete on frozen_honoraria
  for each row execute function frozen_honoraria_stay();
create trigger frozen_honoraria_never_truncated before truncate on frozen_honoraria
  for each statement execute function frozen_honoraria_stay();
`;

/** One row: what the configuration says, where SQL can read it. */
const settings = `
create table honoraria_settings (
  id boolean primary key default true check (id),
  travel_factor numeric not null default 1 check (travel_factor >= 0),
  yearly_cap_amount bigint check (yearly_cap_amount >= 0),
  yearly_cap_currency text check (yearly_cap_currency ~ '^[A-Z]{3}$'),
  check ((yearly_cap_amount is null) = (yearly_cap_currency is null))
);
insert into honoraria_settings default values;
`;
