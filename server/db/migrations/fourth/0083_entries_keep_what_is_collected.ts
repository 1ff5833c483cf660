import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { keeper } from '../third/0033_bookings_keep_what_lists_ask.ts';

/**
 * Whoever waits keeps what is still to be collected, as bookings do: a filter by it worked it out for each entry from
 * all columns of the entry and the person (ADR 21).
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, columns + collectedOfAll + upkeep);

/** The booking that would come of an entry (G1, S6). */
const asBooking = (entry: string) => `jsonb_populate_record(null::event_bookings, to_jsonb(${entry}))`;

/** Of the others nothing is kept up; one that is opened again works it out. */
const isOpen = (entry: string) => `${entry}.deleted_at is null and ${entry}.closed_at is null`;

const columns = `
alter table waiting_list_entries
  add kept_collect_missing text[] not null default '{}',
  add kept_collect_status text not null default 'NOT_REQUIRED'
    check (kept_collect_status in ('COMPLETE', 'INCOMPLETE', 'NOT_REQUIRED'));
create view what_entries_keep as
  select w.id, (k.kept).collect_missing, (k.kept).collect_status
  from waiting_list_entries w join centre_events e on e.id = w.centre_event_id
    left join participants p on p.id = w.participant_id
    cross join lateral (select what_booking_keeps(${asBooking('w')}, e, p) as kept offset 0) k
  where ${isOpen('w')};
`;

/** For all who wait at once. */
const collectedOfAll = `
alter table waiting_list_entries disable trigger user;
update waiting_list_entries w set kept_collect_missing = k.collect_missing, kept_collect_status = k.collect_status
  from what_entries_keep k where k.id = w.id;
alter table waiting_list_entries enable trigger user;
`;

const keepOfEntry = keeper({
  name: 'keep_of_entry',
  row: 'entry',
  orWhen: `(not (${isOpen('old')}) and ${isOpen('new')})`,
  booking: asBooking('new'),
  puts: `new.kept_collect_missing := kept.collect_missing;
    new.kept_collect_status := kept.collect_status;`,
});

/** The trigger of the entries works out what they keep. */
export const touched = (which: string) =>
  `update waiting_list_entries w set priority = w.priority where ${which} and ${isOpen('w')}`;

/** One trigger for all that is kept of a person, since it compares the whole record; bookings are locked first. */
const upkeep = `
create ${keepOfEntry};
create trigger keep_of_entry before insert or update on waiting_list_entries
  for each row execute function keep_of_entry();

create or replace function rename_bookings_of_participant() returns trigger
  language plpgsql as $$
  begin
    -- The trigger of the bookings works out what they keep.
    update event_bookings b set search_text = b.search_text where b.participant_id = new.id;
    ${touched('w.participant_id = new.id')};
    return null;
  end $$;

create function keep_of_entries() returns trigger
  language plpgsql as $$
  begin
    ${touched('w.centre_event_id = new.id')};
    return null;
  end $$;
-- After keep_of_bookings in the alphabet, and so in the order of firing.
create trigger keep_of_entries after update of collect_fields on centre_events
  for each row when (old.collect_fields is distinct from new.collect_fields)
  execute function keep_of_entries();
`;
