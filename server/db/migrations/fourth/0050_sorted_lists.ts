import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { withoutIndexes } from '../withoutIndexes.ts';

/** What the large lists sort by besides (ADR 35), by index in both directions; nothing comes last in either. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, countryNames + upkeep + indexes);
  await runStatements(db, 'analyze');
}

/** A million people are not sorted by a name that is looked up for each. */
const countryNames = `
alter table participants add column kept_country_name text collate people;
${withoutIndexes(
  'participants',
  `alter table participants disable trigger user;
update participants p set kept_country_name = c.name from countries c where c.id = p.country_id;
alter table participants enable trigger user;
`,
)}`;

/** Nobody has changed a person whose country was renamed. */
const upkeep = `
create function keep_country_name() returns trigger
  language plpgsql as $$
  begin
    new.kept_country_name := (select c.name from countries c where c.id = new.country_id);
    return new;
  end $$;
create trigger keep_country_name before insert or update of country_id on participants
  for each row execute function keep_country_name();
drop trigger touch_participants on participants;
create trigger touch_participants before update on participants for each row
  when (old.kept_country_name is not distinct from new.kept_country_name or old.country_id is distinct from new.country_id)
  execute function touch_date_modified();

create function rename_country_of_participants() returns trigger
  language plpgsql as $$
  begin
    update participants p set country_id = p.country_id where p.country_id = new.id;
    return null;
  end $$;
create trigger rename_country after update of name on countries
  for each row when (old.name <> new.name) execute function rename_country_of_participants();
`;

const seen =
  'include (kept_event_country_id, kept_person_country_id, kept_event_restricted, kept_of_deleted, centre_event_id, participant_id)';

const indexes = `
create index participants_country_name on participants (kept_country_name, id) include (country_id) where deleted_at is null;
create index participants_country_name_desc on participants (kept_country_name desc nulls last, id desc) include (country_id)
  where deleted_at is null;
create index participants_city_desc on participants (city desc nulls last, last_name desc nulls last, id desc) where deleted_at is null;
create index participants_speciality_desc on participants (speciality desc nulls last, last_name desc nulls last, id desc)
  where deleted_at is null;
drop index participants_date_modified;
create index participants_date_modified on participants (date_modified, id) include (country_id) where deleted_at is null;
drop index event_bookings_date_expiry;
create index event_bookings_expiry on event_bookings (date_expiry, id) ${seen} where deleted_at is null;
create index event_bookings_expiry_desc on event_bookings (date_expiry desc nulls last, id desc) ${seen} where deleted_at is null;
create index event_bookings_date_modified on event_bookings (date_modified, id) ${seen} where deleted_at is null;
create index event_bookings_accommodation on event_bookings (accommodation, date_created, id)
  where accommodation is not null and deleted_at is null;
create index event_bookings_transportation on event_bookings (transportation, date_created, id)
  where transportation is not null and deleted_at is null;
create index event_bookings_visa on event_bookings (visa_required, date_created, id)
  where deleted_at is null;
create index centre_events_day on centre_events (date_start, id);
create index centre_events_day_desc on centre_events (date_start desc nulls last, id desc);
`;
