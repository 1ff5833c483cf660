import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { withoutIndexes } from '../withoutIndexes.ts';
import { figureDefinitions, figureUpkeep } from './0065_spend_from_its_costs.ts';
import { professionals } from './0070_sizes_of_lines.ts';

/**
 * The figures of people tell what country the person is of, and count by themselves the bookings for events there that
 * everybody is shown who is shown the person: only the others hang on who asks. Those stand in an index of their own, so
 * the order of all people of some countries needs no look at the bookings of each (ADR 21).
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    columns +
      figureDefinitions(professionals, atHome()) +
      counted +
      withoutIndexes('participant_figures', countAtHome) +
      orders +
      figureUpkeep(professionals, peoples, `tg_op <> 'UPDATE' or ${changed(ofEvents)}`) +
      upkeep,
  );

const isActive = (booking: string) =>
  `${booking}.deleted_at is null and ${booking}.booking_status <> 'CANCELLED'`;

/** What is counted of it besides; worked out when it is asked for, since what it is made of stands below. */
export const atHome = () => `,\n    (${isActive('b')} and ${isAtHome('b')})::integer`;

/** Whoever sees the person sees the booking. */
export const isAtHome = (booking: string) =>
  `${booking}.kept_event_country_id is not distinct from ${booking}.kept_person_country_id and not ${booking}.kept_event_restricted and not ${booking}.kept_of_deleted`;

const columns = `
alter table participant_figures add country_id bigint,
  add home_bookings integer not null default 0, add first_at_home timestamptz(3), add last_at_home timestamptz(3);
alter type booking_figures add attribute home_bookings integer;
`;

const days = `min(b.date_created) filter (where ${isAtHome('b')}) as first_at_home,
    max(b.date_created) filter (where ${isAtHome('b')}) as last_at_home`;

const counted = `
create or replace view counted_for_participants as
  select b.participant_id, sum((c.f).bookings)::integer as bookings, sum((c.f).active_bookings)::integer as active_bookings,
    min(b.date_created) as first_booking, max(b.date_created) as last_booking, sum((c.f).home_bookings)::integer as home_bookings,
    ${days}
  from event_bookings b cross join lateral (select figures_of_booking(b) as f offset 0) c
  where b.deleted_at is null and b.participant_id is not null group by b.participant_id;
`;

/** For all people at once. */
export const countAtHome = `
update participant_figures k set country_id = p.country_id, home_bookings = coalesce(c.home_bookings, 0),
    first_at_home = c.first_at_home, last_at_home = c.last_at_home
  from participants p left join counted_for_participants c on c.participant_id = p.id where p.id = k.participant_id;
`;

const orders = `
create index participant_figures_home on participant_figures (country_id, home_bookings, participant_id) where not is_deleted;
create index participant_figures_home_first on participant_figures (country_id, first_at_home, participant_id) where not is_deleted;
create index participant_figures_home_last
  on participant_figures (country_id, last_at_home desc nulls last, participant_id desc) where not is_deleted;
create index event_bookings_abroad on event_bookings (kept_event_country_id, kept_person_country_id)
  include (participant_id, booking_status, date_created, kept_event_restricted, centre_event_id)
  where deleted_at is null and participant_id is not null and not kept_of_deleted
    and (kept_event_country_id is distinct from kept_person_country_id or kept_event_restricted);
analyze participant_figures;
`;

const peoples = {
  figures: ['bookings', 'active_bookings', 'home_bookings'],
  days: `
        (first_booking, last_booking, first_at_home, last_at_home) = (select min(b.date_created), max(b.date_created),
            ${days}
          from event_bookings b where b.participant_id = change.id and b.deleted_at is null)`,
};

/** What the figures of events are counted from: whoever moves to another country waits for no event. */
const ofEvents = [
  'booking_status',
  'booking_type',
  'centre_event_id',
  'participant_id',
  'date_expiry',
  'date_created',
  'deleted_at',
  'kept_is_hcp',
];

const changed = (columns: readonly string[]): string => {
  const of = (row: string) => `row(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  return `${of('old')} is distinct from ${of('new')}`;
};

const upkeep = `
create or replace function begin_figures_of_participant() returns trigger
  language plpgsql as $$
  begin
    insert into participant_figures (participant_id, is_deleted, country_id)
      values (new.id, new.deleted_at is not null, new.country_id);
    return null;
  end $$;
create function keep_person_in_figures() returns trigger
  language plpgsql as $$
  begin
    update participant_figures set is_deleted = new.deleted_at is not null, country_id = new.country_id
      where participant_id = new.id;
    return null;
  end $$;
drop trigger keep_deleted_in_figures on participants;
drop function keep_deleted_in_figures;
create trigger keep_person_in_figures after update of deleted_at, country_id on participants for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null) or old.country_id is distinct from new.country_id)
  execute function keep_person_in_figures();

drop trigger count_updated on event_bookings;
create trigger count_updated after update on event_bookings for each row
  when (${changed([...ofEvents, 'kept_event_country_id', 'kept_person_country_id', 'kept_event_restricted', 'kept_of_deleted'])})
  execute function count_bookings();
`;
