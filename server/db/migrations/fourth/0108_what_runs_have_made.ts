import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * A run keeps how many documents it has made, and when the last one: of six hundred thousand letters each page of runs by
 * either took .1 to .5 s. Documents are only ever added (ADR 21).
 */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, kept + keepMade);

const kept = `
alter table document_runs
  add column kept_made_count integer not null default 0,
  add column kept_last_made timestamptz(3);
create view what_runs_keep as
  select d.document_run_id as id, count(*)::integer as made_count, max(d.date_created) as last_made
  from generated_documents d where d.document_run_id is not null group by d.document_run_id;
drop trigger touch_document_runs on document_runs;
update document_runs r set kept_made_count = k.made_count, kept_last_made = k.last_made
  from what_runs_keep k where k.id = r.id;
create trigger touch_document_runs before update of modified_fields on document_runs
  for each row execute function touch_date_modified();
`;

/** Whoever adds holds the run before they count: of two at once the latter sees both. */
const keepMade = `
create function keep_made_of_run() returns trigger
  language plpgsql
  as $$
  declare
    runs bigint[] := array(select distinct document_run_id from added where document_run_id is not null);
  begin
    perform 1 from document_runs r where r.id = any(runs) order by r.id for no key update;
    update document_runs r set kept_made_count = k.made_count, kept_last_made = k.last_made
      from what_runs_keep k where k.id = r.id and r.id = any(runs);
    return null;
  end $$;
create trigger keep_made_of_run after insert on generated_documents referencing new table as added
  for each statement execute function keep_made_of_run();
`;
