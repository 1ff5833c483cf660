import type { Kysely } from 'kysely';
import { touchTrigger } from '../first/0001_foundations.ts';
import { runStatements } from '../runStatements.ts';

/**
 * Looks at lists that are kept under a name, by whoever saved them, for a role or for everyone. What each person makes
 * of a view (its place, a pin, a watch) is theirs and no change of the view. A watch keeps which records it knows, so
 * that it tells of the others once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, views + touchTrigger('saved_views') + ofPersons + notices);
}

const views = `
create table saved_views (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users on delete cascade,
  resource text not null check (resource <> ''),
  type text not null check (type <> ''),
  label text not null check (label <> ''),
  audience text not null default 'OWN' check (audience in ('OWN', 'ROLE', 'EVERYONE')),
  role text,
  look jsonb not null check (jsonb_typeof(look) = 'object'),
  arguments jsonb check (jsonb_typeof(arguments) = 'object'),
  date_created timestamptz(3) not null default now(),
  date_modified timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  check ((audience = 'ROLE') = (role is not null))
);
create unique index saved_views_label on saved_views (owner_id, resource, lower(label)) where deleted_at is null;
create index saved_views_shared on saved_views (audience, role) where deleted_at is null and audience <> 'OWN';
`;

const ofPersons = `
create table saved_view_choices (
  saved_view_id bigint not null references saved_views on delete cascade,
  user_id bigint not null references users on delete cascade,
  is_pinned boolean not null default false,
  position integer,
  primary key (user_id, saved_view_id)
);
create index saved_view_choices_view on saved_view_choices (saved_view_id);
create table saved_view_defaults (
  id bigint generated always as identity primary key,
  resource text not null,
  user_id bigint references users on delete cascade,
  role text,
  saved_view_id bigint not null references saved_views on delete cascade,
  check (num_nonnulls(user_id, role) = 1)
);
create unique index saved_view_defaults_user on saved_view_defaults (user_id, resource) where user_id is not null;
create unique index saved_view_defaults_role on saved_view_defaults (role, resource) where role is not null;
create index saved_view_defaults_view on saved_view_defaults (saved_view_id);
create table saved_view_watches (
  saved_view_id bigint not null references saved_views on delete cascade,
  user_id bigint not null references users on delete cascade,
  by_mail boolean not null,
  asked jsonb not null,
  known_ids text[] not null,
  problem text,
  unmailed integer not null default 0,
  mailed integer not null default 0,
  mailed_on date,
  checked_at timestamptz(3) not null,
  round integer not null default 0,
  primary key (user_id, saved_view_id)
);
create index saved_view_watches_view on saved_view_watches (saved_view_id);
create index saved_view_watches_due on saved_view_watches (checked_at);
`;

const notices = `
alter table notifications
  drop constraint notifications_kind_check,
  drop constraint notifications_subject,
  add column saved_view_id bigint references saved_views on delete cascade,
  add column entered integer,
  add constraint notifications_kind_check check (kind in ('SEAT_FREE', 'DOCUMENT', 'DOCUMENT_STALE', 'VIEW_ENTERED')),
  add constraint notifications_subject check (case kind
    when 'SEAT_FREE' then centre_event_id is not null and waiting_list_entry_id is not null
    when 'DOCUMENT_STALE' then approved_document_id is not null
    when 'VIEW_ENTERED' then saved_view_id is not null and entered > 0 end);
create unique index notifications_one_unread_view on notifications (user_id, saved_view_id) where date_read is null and saved_view_id is not null;
create index notifications_view on notifications (saved_view_id);
alter table outgoing_mails drop constraint outgoing_mails_kind_check;
alter table outgoing_mails add constraint outgoing_mails_kind_check
  check (kind in ('PASSWORD_RESET', 'PASSWORD_CHANGED', 'SEAT_FREE', 'DOCUMENT', 'DOCUMENT_STALE', 'VIEW_ENTERED'));
`;
