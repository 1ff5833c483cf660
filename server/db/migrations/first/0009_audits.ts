import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** The audit: append-only (S4); erasing a person may blank values, never remove rows (G5). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, tables);
}

const tables = `
create table audits (
  id bigint generated always as identity primary key,
  auditable_type text not null,
  auditable_id bigint not null,
  event text not null,
  model text,
  old_values jsonb,
  new_values jsonb,
  user_id bigint references users,
  country_id bigint references countries,
  created_at timestamptz(3) not null default now()
);
create index audits_created_at on audits (created_at, id);
create index audits_record on audits (auditable_type, auditable_id, created_at, id);
create index audits_user on audits (user_id, created_at, id);
create index audits_country on audits (country_id, created_at, id);
create index audits_event on audits (event, created_at, id);
create function audits_are_append_only() returns trigger
  language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and current_setting('convene.redacting', true) = 'on' then
      return new;
    end if;
    raise exception 'The audit is append-only.' using errcode = 'insufficient_privilege';
  end $$;
create trigger audits_append_only before update or delete on audits
  for each row execute function audits_are_append_only();
`;
