import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * Templates can take values from what a trainer is paid for an event. What in them the contract cannot fill is kept, since
 * only the application can tell. Neither that nor that a version was used is a change of its text: whoever has it open
 * does not hear of it (K6). A preview is somebody's own for ten minutes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}

const statements = `
alter table merge_templates drop constraint merge_templates_contexts_check;
alter table merge_templates add constraint merge_templates_contexts_check check (
  contexts <@ array['CENTRE_EVENT', 'TRAINING_CENTRE', 'TRAINER', 'PARTICIPANT', 'EVENT_BOOKING', 'TRAINER_HONORARIA']
);
create unlogged table document_previews (
  key uuid primary key,
  user_id bigint not null references users on delete cascade,
  file_hash text not null,
  expires_at timestamptz(3) not null
);
create index document_previews_user on document_previews (user_id);
create index document_previews_expiry on document_previews (expires_at);
alter table merge_templates add column problems text[] not null default '{}';
drop trigger touch_merge_templates on merge_templates;
create trigger touch_merge_templates before update on merge_templates for each row
  when ((new.name, new.key, new.contexts, new.prosemirror, new.html, new.options)
    is distinct from (old.name, old.key, old.contexts, old.prosemirror, old.html, old.options))
  execute function touch_date_modified();
`;
