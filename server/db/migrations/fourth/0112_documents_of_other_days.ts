import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * A document keeps the days of its event that it says: those that an event had before it was moved are found by what is
 * kept beside it, which moves along. An event whose first day is entered later, or whose last day moves alone, takes its
 * documents along as well (ADR 21).
 */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, kept + said + upkeep);

const moves = `array['kept_countries', 'kept_event_start', 'kept_event_end', 'kept_sent_at']`;

const kept = `
create or replace view days_of_documents as
  select d.id as document_id, e.date_start as day, coalesce(e.date_end, e.date_start) as last_day
  from generated_documents d left join centre_events e on e.id = d.centre_event_id and e.deleted_at is null;
alter table generated_documents add column event_start date, add column event_end date, add column kept_event_end date,
  add constraint generated_documents_event_days check ((event_start is null) = (event_end is null));
drop trigger generated_documents_never_change on generated_documents;
update generated_documents d set kept_event_start = k.day, kept_event_end = k.last_day
  from days_of_documents k where k.document_id = d.id and k.last_day is not null;
`;

const before = (column: string): string => `
  left join lateral (
    select a.id, (a.old_values ->> '${column}')::date as day from audits a
    where a.auditable_type = 'CentreEvent' and a.auditable_id = e.id and a.old_values ? '${column}' and a.created_at > d.date_created
    order by a.id limit 1
  ) was_${column} on true`;

/** Of events to come, those that say a day of theirs: the log knows which it was when they were made. */
const said = `
update generated_documents made set event_start = was.first_day, event_end = coalesce(was.last_day, was.first_day)
from (
  select d.id, case when was_date_start.id is null then e.date_start else was_date_start.day end as first_day,
    case when was_date_end.id is null then e.date_end else was_date_end.day end as last_day
  from generated_documents d
  join centre_events e on e.id = d.centre_event_id and coalesce(e.date_end, e.date_start) >= current_date - 1${before('date_start')}${before('date_end')}
  where d.run_type is not null and exists (
    select 1 from jsonb_array_elements(d.fields) f
    where f ->> 'record' = 'CENTRE_EVENT:' || e.id and f ->> 'path' ~ 'date(Start|End)$' and f ->> 'value' is not null)
) was
where was.id = made.id and was.first_day is not null;
create trigger generated_documents_never_change before update on generated_documents for each row
  when (to_jsonb(old) - ${moves} is distinct from to_jsonb(new) - ${moves})
  execute function documents_never_change();
create index generated_documents_of_other_days on generated_documents (centre_event_id, id)
  where coalesce(event_start <> kept_event_start or event_end <> kept_event_end, false);
`;

const upkeep = `
create or replace function keep_of_event() returns trigger
  language plpgsql
  as $$
  begin
    select
      case when not e.restrict_countries and e.country_id is not null then array[e.country_id] end,
      case when e.deleted_at is null then e.date_start end,
      case when e.deleted_at is null then coalesce(e.date_end, e.date_start) end
      into new.kept_countries, new.kept_event_start, new.kept_event_end
      from centre_events e where e.id = new.centre_event_id for share;
    return new;
  end $$;

create or replace function move_days_of_documents() returns trigger
  language plpgsql
  as $$
  begin
    update generated_documents d set kept_event_start = k.day, kept_event_end = k.last_day
      from days_of_documents k where k.document_id = d.id and d.centre_event_id = new.id
        and (d.kept_event_start, d.kept_event_end) is distinct from (k.day, k.last_day);
    return null;
  end $$;
drop trigger move_days_of_documents on centre_events;
create trigger move_days_of_documents after update of date_start, date_end, deleted_at on centre_events for each row
  when ((old.date_start, old.date_end, old.deleted_at is null) is distinct from (new.date_start, new.date_end, new.deleted_at is null))
  execute function move_days_of_documents();
`;
