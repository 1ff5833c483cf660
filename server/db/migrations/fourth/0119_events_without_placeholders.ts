import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { heldSeats, lineOfCost } from './0065_spend_from_its_costs.ts';
import { linesWith } from './0068_spend_by_line.ts';
import { sharesOfLine } from './0070_sizes_of_lines.ts';

/**
 * Events keep how many seats are held by placeholders, so that those without are not asked which of them a day has freed:
 * a page of spend asked that of every event that is over. And the professionals of a viewer's countries are found, where
 * those of all countries were read (ADR 21).
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, column + countPlaceholders + upkeep + lines + ofCountries);

/** As the index of them says it. */
const isPlaceholder = (booking: string) =>
  `(${booking}.participant_id is null and ${booking}.deleted_at is null and ${booking}.booking_status <> 'CANCELLED')`;

const column = `
alter table centre_event_figures add placeholders integer not null default 0;
create view placeholders_of_events as
  select b.centre_event_id, count(*)::integer as placeholders from event_bookings b where ${isPlaceholder('b')} group by b.centre_event_id;
`;

/** For all events at once, where their other figures are known. */
export const countPlaceholders = `
update centre_event_figures k set placeholders = p.placeholders from placeholders_of_events p where p.centre_event_id = k.centre_event_id;
`;

/** Of two events, the one with the lower id is locked first, as their other figures are. */
const upkeep = `
create function count_placeholders() returns trigger
  language plpgsql as $$
  declare
    change record;
  begin
    for change in
      select c.event, sum(c.sign)::integer as placeholders
      from (values (old.centre_event_id, -1, ${isPlaceholder('old')}), (new.centre_event_id, 1, ${isPlaceholder('new')})) c (event, sign, counts)
      where c.counts group by c.event order by c.event
    loop
      update centre_event_figures k set placeholders = k.placeholders + change.placeholders where k.centre_event_id = change.event;
    end loop;
    return null;
  end $$;
create trigger count_placeholders_inserted after insert on event_bookings for each row
  when (${isPlaceholder('new')}) execute function count_placeholders();
create trigger count_placeholders_deleted after delete on event_bookings for each row
  when (${isPlaceholder('old')}) execute function count_placeholders();
create trigger count_placeholders_updated after update on event_bookings for each row
  when (row(old.centre_event_id, ${isPlaceholder('old')}) is distinct from row(new.centre_event_id, ${isPlaceholder('new')}))
  execute function count_placeholders();
`;

/** Not taken apart: a number that is looked up would be in each branch of what a cost comes to. */
const held = `select case when k.placeholders > 0 then (${heldSeats}) else 0 end as seats offset 0`;

const lines = `${linesWith(sharesOfLine, lineOfCost({ of: 'k.trainers::bigint', join: '' }, held))};`;

const ofCountries = `
create index professionals_by_country_country on professionals_by_country (country_id, centre_event_id) include (professionals, trainees);
`;
