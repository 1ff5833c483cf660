import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { touched } from './0083_entries_keep_what_is_collected.ts';

/**
 * Every change of a person, and every new name of an event, read all bookings: the indexes by both leave the deleted ones
 * out, whose names are kept up as well. Of two million that took 200 ms; now an index of its own has the few.
 */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, indexes + upkeep);

const indexes = `
create index event_bookings_deleted_person on event_bookings (participant_id) where deleted_at is not null;
create index event_bookings_deleted_event on event_bookings (centre_event_id) where deleted_at is not null;
create index event_bookings_had_others on event_bookings (id) where kept_had_others;
`;

/** Said, so that two partial indexes come together to one answer. */
export const deletedOrNot = '(b.deleted_at is null or b.deleted_at is not null)';

const upkeep = `
create or replace function rename_bookings_of_participant() returns trigger
  language plpgsql as $$
  begin
    -- The trigger of the bookings works out what they keep.
    update event_bookings b set search_text = b.search_text where b.participant_id = new.id and ${deletedOrNot};
    ${touched('w.participant_id = new.id')};
    return null;
  end $$;

create or replace function rename_bookings_of_event() returns trigger
  language plpgsql as $$
  begin
    update event_bookings b set search_text = b.search_text where b.centre_event_id = new.id and ${deletedOrNot};
    return null;
  end $$;
`;
