import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * A document keeps the first day of its event: sorted by it, six hundred thousand letters took .2 to .3 s a page. The
 * indexes of its orders hold all that decides who sees one, so that a manager's pages are read from them alone (ADR 21).
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, withoutIndexes + kept + upkeep + indexes);

/** What each order goes by, and what else decides who sees a document. */
const orders: Readonly<Record<string, readonly [string, string]>> = {
  created: ['date_created, id', 'run_type, kept_countries, centre_event_id, author_id'],
  author: ['author_id, date_created, id', 'run_type, kept_countries, centre_event_id'],
  run_type: ['run_type, date_created, id', 'kept_countries, centre_event_id, author_id'],
  title: ['title, id', 'run_type, kept_countries, centre_event_id, author_id'],
  pages: ['pages, id', 'run_type, kept_countries, centre_event_id, author_id'],
  file_size: ['file_size, id', 'run_type, kept_countries, centre_event_id, author_id'],
  sent: ['kept_sent_at, id', 'run_type, kept_countries, centre_event_id, author_id'],
  latest_sent: [
    'kept_sent_at desc nulls last, id desc',
    'run_type, kept_countries, centre_event_id, author_id',
  ],
  event_start: ['kept_event_start, id', 'run_type, kept_countries, centre_event_id, author_id'],
};

const withoutIndexes = Object.keys(orders)
  .map((name) => `drop index if exists generated_documents_${name};\n`)
  .join('');

/** Whose event is deleted has none, as lists show it. */
const kept = `
create view days_of_documents as
  select d.id as document_id, e.date_start as day
  from generated_documents d left join centre_events e on e.id = d.centre_event_id and e.deleted_at is null;
alter table generated_documents add column kept_event_start date;
drop trigger generated_documents_never_change on generated_documents;
update generated_documents d set kept_event_start = k.day from days_of_documents k where k.document_id = d.id and k.day is not null;
create trigger generated_documents_never_change before update on generated_documents for each row
  when (to_jsonb(old) - array['kept_countries', 'kept_event_start', 'kept_sent_at']
    is distinct from to_jsonb(new) - array['kept_countries', 'kept_event_start', 'kept_sent_at'])
  execute function documents_never_change();
`;

/** Its event stays as it is read until the document is there. */
const upkeep = `
drop trigger keep_countries on generated_documents;
drop function keep_country_of_event();
create function keep_of_event() returns trigger
  language plpgsql
  as $$
  begin
    select
      case when not e.restrict_countries and e.country_id is not null then array[e.country_id] end,
      case when e.deleted_at is null then e.date_start end
      into new.kept_countries, new.kept_event_start
      from centre_events e where e.id = new.centre_event_id for share;
    return new;
  end $$;
create trigger keep_of_event before insert on generated_documents for each row execute function keep_of_event();

create function move_days_of_documents() returns trigger
  language plpgsql
  as $$
  begin
    update generated_documents d set kept_event_start = k.day
      from days_of_documents k where k.document_id = d.id and d.centre_event_id = new.id;
    return null;
  end $$;
create trigger move_days_of_documents after update of date_start, deleted_at on centre_events for each row
  when (old.date_start <> new.date_start or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function move_days_of_documents();
`;

const indexes = Object.entries(orders)
  .map(
    ([name, [columns, others]]) =>
      `create index generated_documents_${name} on generated_documents (${columns}) include (${others});\n`,
  )
  .join('');
