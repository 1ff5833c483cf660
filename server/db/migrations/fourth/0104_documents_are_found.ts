import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { countriesOfPeople } from './0102_countries_of_documents.ts';

/**
 * An index for each filter and order of documents, with what decides who sees them: of six hundred thousand letters a page
 * by title took .2 to .8 s. The countries that a document keeps are those of its event as well, so they alone decide, and
 * it keeps when it was last sent, which each page by it and each total looked up in the mails of all (ADR 21).
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, definitions + keptAnew + keepCountries + keepSent + indexes);

const definitions = `
create or replace view countries_of_documents as
  select d.id as document_id,
    case when d.centre_event_id is not null and count(c.document_id) = count(c.country) then array_agg(distinct c.country) end as countries
  from generated_documents d
  left join (
    ${countriesOfPeople}
    union all
    select of_event.id, e.country_id
    from generated_documents of_event
    left join centre_events e on e.id = of_event.centre_event_id and not e.restrict_countries
  ) c on c.document_id = d.id
  group by d.id;
create function sent_at_of_document(document bigint) returns timestamptz
  language sql stable
  return (select max(m.date_created) from document_mails m where m.generated_document_id = document and m.date_failed is null);
`;

const keptAnew = `
alter table generated_documents add column kept_sent_at timestamptz(3);
drop trigger generated_documents_never_change on generated_documents;
update generated_documents d set kept_countries = k.countries, kept_sent_at = sent_at_of_document(d.id)
  from countries_of_documents k where k.document_id = d.id
    and row(d.kept_countries, d.kept_sent_at) is distinct from row(k.countries, sent_at_of_document(d.id));
create trigger generated_documents_never_change before update on generated_documents for each row
  when (to_jsonb(old) - array['kept_countries', 'kept_sent_at'] is distinct from to_jsonb(new) - array['kept_countries', 'kept_sent_at'])
  execute function documents_never_change();
`;

/** Of a document without records too; its event stays as it is read until the document is there. */
const keepCountries = `
create function keep_country_of_event() returns trigger
  language plpgsql
  as $$
  begin
    new.kept_countries := (select array[e.country_id] from centre_events e
      where e.id = new.centre_event_id and not e.restrict_countries and e.country_id is not null for share);
    return new;
  end $$;
create trigger keep_countries before insert on generated_documents
  for each row execute function keep_country_of_event();

create function move_documents_of_event() returns trigger
  language plpgsql
  as $$
  begin
    update generated_documents d set kept_countries = countries_of_document(d.id) where d.centre_event_id = new.id;
    return null;
  end $$;
create trigger move_documents after update of country_id, restrict_countries on centre_events for each row
  when (row(old.country_id, old.restrict_countries) is distinct from row(new.country_id, new.restrict_countries))
  execute function move_documents_of_event();
`;

/** A mail holds its document before it says so: of two at once the latter sees both. */
const keepSent = `
create function keep_sent_at() returns trigger
  language plpgsql
  as $$
  declare
    document bigint := coalesce(new.generated_document_id, old.generated_document_id);
  begin
    perform 1 from generated_documents d where d.id = document for no key update;
    update generated_documents d set kept_sent_at = sent_at_of_document(document)
      where d.id = document and d.kept_sent_at is distinct from sent_at_of_document(document);
    return null;
  end $$;
create trigger keep_sent_at after insert or delete or update of date_failed, date_created on document_mails
  for each row execute function keep_sent_at();
`;

const whoSees = 'include (run_type, kept_countries)';

/** A booking that goes for good is looked up in documents, too. */
const indexes = `
create index if not exists generated_documents_of_booking on generated_documents (event_booking_id) where event_booking_id is not null;
create index generated_documents_title on generated_documents (title, id) ${whoSees};
create index generated_documents_pages on generated_documents (pages, id) ${whoSees};
create index generated_documents_file_size on generated_documents (file_size, id) ${whoSees};
create index generated_documents_sent on generated_documents (kept_sent_at, id) ${whoSees};
create index generated_documents_latest_sent on generated_documents (kept_sent_at desc nulls last, id desc) ${whoSees};
create index generated_documents_file_name on generated_documents (file_name);
create index generated_documents_run_type on generated_documents (run_type, date_created, id) include (kept_countries);
drop index generated_documents_created;
create index generated_documents_created on generated_documents (date_created, id) ${whoSees};
drop index generated_documents_author;
create index generated_documents_author on generated_documents (author_id, date_created, id) ${whoSees};
`;
