import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { deletedOrNot } from './0086_deleted_bookings_are_found.ts';

/**
 * K1: the figures of whoever is booked on an event that moves are held in the order of their ids. As its bookings come,
 * two events with some of the same people would wait for each other. The bookings are held before: whoever edits a person
 * has theirs first.
 */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, upkeep);

const upkeep = `
create function hold_figures_of_booked(event bigint) returns void
  language plpgsql as $$
  begin
    perform 1 from event_bookings b where b.centre_event_id = event and ${deletedOrNot} order by b.id for no key update;
    perform 1 from participant_figures k
      where k.participant_id in (select b.participant_id from event_bookings b where b.centre_event_id = event and ${deletedOrNot})
      order by k.participant_id for no key update;
  end $$;

create or replace function rename_bookings_of_event() returns trigger
  language plpgsql as $$
  begin
    if row(old.country_id, old.restrict_countries, old.deleted_at)
      is distinct from row(new.country_id, new.restrict_countries, new.deleted_at) then
      perform hold_figures_of_booked(new.id);
    end if;
    update event_bookings b set search_text = b.search_text where b.centre_event_id = new.id and ${deletedOrNot};
    return null;
  end $$;
`;
