import type { Kysely } from 'kysely';
import { touchTrigger } from './0001_foundations.ts';
import { runStatements } from '../runStatements.ts';

/** Who signs in, and the sessions they have (S7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, tables + touchTrigger('users'));
}

const tables = `
create table users (
  id bigint generated always as identity primary key,
  username text not null check (username <> ''),
  user_email text not null,
  name_title text,
  first_name text collate people,
  last_name text collate people,
  full_name text collate people not null generated always as (
    coalesce(nullif(btrim(coalesce(name_title || ' ', '') || person_name(first_name, last_name)), ''), username)
  ) stored,
  password_hash text,
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  preferences text,
  registered_date timestamptz(3) not null default now(),
  date_modified timestamptz(3) not null default now()
);
create unique index users_username on users (lower(username));
create unique index users_email on users (lower(user_email));
create index users_name on users (last_name, first_name, id);
create table user_roles (
  user_id bigint not null references users on delete cascade,
  role text not null check (role in
    ('administrator', 'global_manager', 'country_manager', 'booker', 'logistics', 'compliance', 'viewer')),
  primary key (user_id, role)
);
create table user_countries (
  user_id bigint not null references users on delete cascade,
  country_id bigint not null references countries,
  primary key (user_id, country_id)
);
create index user_countries_country on user_countries (country_id);
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  refresh_token_hash text not null unique,
  previous_refresh_token_hash text,
  user_agent text,
  issued_at timestamptz(3) not null default now(),
  refreshed_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  absolute_expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  check (expires_at <= absolute_expires_at)
);
create index sessions_user on sessions (user_id);
create unique index sessions_previous on sessions (previous_refresh_token_hash) where previous_refresh_token_hash is not null;
`;
