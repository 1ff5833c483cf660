import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { withoutIndexes } from '../withoutIndexes.ts';

/**
 * An audit row of a booking or a person keeps in which countries its record was then; a record that has moved since is
 * noted, once and for good. Of all others the log tells by that alone who may read it (ADR 21).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, definition + keepOfAll + upkeep + index);
}

/**
 * Null where more than both countries decides: the event is restricted, the seat had others, the record lay with others
 * than the row is filed under, or is gone.
 */
const definition = `
create table moved_records (
  auditable_type text not null,
  auditable_id bigint not null,
  primary key (auditable_type, auditable_id)
);
create function person_country_of_audited(type text, record bigint, country bigint) returns bigint
  language sql stable parallel safe
  return case type
    when 'EventBooking' then (select b.kept_person_country_id from event_bookings b where b.id = record
      and b.kept_event_country_id = country and not b.kept_event_restricted and not b.kept_had_others)
    when 'Participant' then (select p.country_id from participants p where p.id = record and p.country_id = country)
  end;
alter table audits add column kept_person_country_id bigint;
drop index audits_country;
`;

/** Of what was written until now, by where the records are. */
const keepOfAll = withoutIndexes(
  'audits',
  `select set_config('convene.redacting', 'on', true);
update audits a set kept_person_country_id = person_country_of_audited(a.auditable_type, a.auditable_id, a.country_id)
  where a.auditable_type in ('EventBooking', 'Participant');
select set_config('convene.redacting', 'off', true);
reindex index audits_pkey;
`,
);

const upkeep = `
create function keep_country_of_audited() returns trigger
  language plpgsql as $$
  begin
    new.kept_person_country_id := person_country_of_audited(new.auditable_type, new.auditable_id, new.country_id);
    return new;
  end $$;
create trigger keep_country before insert on audits
  for each row when (new.auditable_type in ('EventBooking', 'Participant')) execute function keep_country_of_audited();

create function note_moved_record() returns trigger
  language plpgsql as $$
  begin
    insert into moved_records (auditable_type, auditable_id) values (tg_argv[0], old.id) on conflict do nothing;
    return null;
  end $$;
create trigger note_moved after update on event_bookings for each row
  when (row(old.kept_event_country_id, old.kept_person_country_id, old.kept_event_restricted, old.kept_had_others)
    is distinct from row(new.kept_event_country_id, new.kept_person_country_id, new.kept_event_restricted, new.kept_had_others))
  execute function note_moved_record('EventBooking');
create trigger note_gone after delete on event_bookings for each row execute function note_moved_record('EventBooking');
create trigger note_moved after update on participants for each row
  when (old.country_id is distinct from new.country_id) execute function note_moved_record('Participant');
create trigger note_gone after delete on participants for each row execute function note_moved_record('Participant');
`;

/** Carries all that decides, so that a manager's rows are counted and skipped without reading the table. */
const index = `
create index audits_country on audits (country_id, created_at, id)
  include (kept_person_country_id, auditable_type, auditable_id, owner_id);
`;
