import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * A generated document keeps the countries of all whom it is about: whoever sees people by their countries sees it where
 * those are all theirs. Looked up for each of six hundred thousand letters, the total of a manager's list took three
 * seconds. Null asks each record, as before: one is restricted, gone, or has moved since (ADR 21).
 */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, kept + upkeep);

/** Of each seat and person that a document is about, a row for each of its countries: null where it has to be asked. */
export const countriesOfPeople = `
    select n.generated_document_id as document_id, unnest(array[b.kept_event_country_id, b.kept_person_country_id]) as country
    from generated_document_records n
    left join event_bookings b on b.id = n.record_id::bigint and not b.kept_event_restricted
      and not exists (select 1 from moved_records m where m.auditable_type = 'EventBooking' and m.auditable_id = b.id)
    where n.context = 'EVENT_BOOKING'
    union all
    select n.generated_document_id, p.country_id
    from generated_document_records n
    left join participants p on p.id = n.record_id::bigint
      and not exists (select 1 from moved_records m where m.auditable_type = 'Participant' and m.auditable_id = p.id)
    where n.context = 'PARTICIPANT'`;

const kept = `
create view countries_of_documents as
  select d.id as document_id,
    case when count(c.document_id) = count(c.country) then coalesce(array_agg(distinct c.country) filter (where c.country is not null), '{}') end as countries
  from generated_documents d
  left join (
${countriesOfPeople}
  ) c on c.document_id = d.id
  group by d.id;
create function countries_of_document(document bigint) returns bigint[]
  language sql stable
  return (select k.countries from countries_of_documents k where k.document_id = document);
alter table generated_documents add column kept_countries bigint[];
drop trigger generated_documents_never_change on generated_documents;
create trigger generated_documents_never_change before update on generated_documents for each row
  when (to_jsonb(old) - 'kept_countries' is distinct from to_jsonb(new) - 'kept_countries') execute function documents_never_change();
create trigger generated_documents_never_go before delete on generated_documents
  for each row execute function documents_never_change();
update generated_documents d set kept_countries = k.countries from countries_of_documents k where k.document_id = d.id;
`;

const upkeep = `
create function keep_countries_of_documents() returns trigger
  language plpgsql
  as $$
  begin
    update generated_documents d set kept_countries = countries_of_document(d.id)
      where d.id in (select a.generated_document_id from added a);
    return null;
  end $$;
create trigger keep_countries after insert on generated_document_records
  referencing new table as added for each statement execute function keep_countries_of_documents();

create function ask_documents_of_moved() returns trigger
  language plpgsql
  as $$
  begin
    update generated_documents d set kept_countries = null
      where d.kept_countries is not null and d.id in (
        select n.generated_document_id from generated_document_records n
        where n.context = case new.auditable_type when 'EventBooking' then 'EVENT_BOOKING' else 'PARTICIPANT' end
          and n.record_id = new.auditable_id::text);
    return null;
  end $$;
create trigger ask_documents after insert on moved_records
  for each row when (new.auditable_type in ('EventBooking', 'Participant')) execute function ask_documents_of_moved();
`;
