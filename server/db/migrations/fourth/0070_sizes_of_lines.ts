import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { attended, figureDefinitions, figureUpkeep } from './0065_spend_from_its_costs.ts';
import { hasShare, linesWith } from './0068_spend_by_line.ts';

/**
 * Events keep how many health-care professionals attended, so a line of a cost tells how many shares it has: they are
 * counted, and a page of them is reached, without a look at any (ADR 21). So do they by country, for those who see people
 * of some. The few lines with fewer units than people count theirs.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    figures +
      figureDefinitions(professionals) +
      byCountry +
      countProfessionals +
      figureUpkeep(professionals) +
      upkeep +
      views,
  );

export const professionals = {
  professionals: `${attended('b')} and b.kept_is_hcp`,
  professional_trainees: `${attended('b')} and b.kept_is_hcp and b.booking_type = 'TRAINEE'`,
};

const figures = `
alter table centre_event_figures add professionals integer not null default 0, add professional_trainees integer not null default 0;
alter type booking_figures add attribute professionals integer, add attribute professional_trainees integer;
`;

/** Of whom a viewer of countries may know: neither they nor the event are deleted. */
const isByCountry = (booking: string) =>
  `(${attended(booking)} and ${booking}.kept_is_hcp and not ${booking}.kept_of_deleted and ${booking}.kept_person_country_id is not null)`;

const byCountry = `
create table professionals_by_country (
  centre_event_id bigint not null references centre_events on delete cascade,
  country_id bigint not null references countries on delete cascade,
  professionals integer not null,
  trainees integer not null,
  primary key (centre_event_id, country_id) include (professionals, trainees)
);
create view counted_by_country as
  select b.centre_event_id, b.kept_person_country_id as country_id, count(*)::integer as professionals,
    (count(*) filter (where b.booking_type = 'TRAINEE'))::integer as trainees
  from event_bookings b where ${isByCountry('b')} group by 1, 2;

create function count_by_country() returns trigger
  language plpgsql as $$
  begin
    insert into professionals_by_country as k (centre_event_id, country_id, professionals, trainees)
      select c.event, c.country, sum(c.sign), coalesce(sum(c.sign) filter (where c.is_trainee), 0)
      from (
        values (old.centre_event_id, old.kept_person_country_id, old.booking_type = 'TRAINEE', -1, ${isByCountry('old')}),
          (new.centre_event_id, new.kept_person_country_id, new.booking_type = 'TRAINEE', 1, ${isByCountry('new')})
      ) c (event, country, is_trainee, sign, counts)
      where c.counts group by 1, 2 order by 1, 2
    on conflict (centre_event_id, country_id) do update
      set professionals = k.professionals + excluded.professionals, trainees = k.trainees + excluded.trainees;
    return null;
  end $$;
create trigger count_by_country_inserted after insert on event_bookings for each row
  when (${isByCountry('new')}) execute function count_by_country();
create trigger count_by_country_deleted after delete on event_bookings for each row
  when (${isByCountry('old')}) execute function count_by_country();
create trigger count_by_country_updated after update on event_bookings for each row
  when ((${isByCountry('old')} or ${isByCountry('new')})
    and row(old.centre_event_id, old.kept_person_country_id, old.booking_type, ${isByCountry('old')})
    is distinct from row(new.centre_event_id, new.kept_person_country_id, new.booking_type, ${isByCountry('new')}))
  execute function count_by_country();
`;

/** For all events at once, where their other figures are known. */
export const countProfessionals = `
update centre_event_figures k set professionals = c.professionals, professional_trainees = c.professional_trainees
  from counted_for_events c where c.centre_event_id = k.centre_event_id;
truncate professionals_by_country;
insert into professionals_by_country select * from counted_by_country order by centre_event_id, country_id;
analyze centre_event_figures, professionals_by_country;
`;

const upkeep = `
drop trigger count_updated on event_bookings;
create trigger count_updated after update on event_bookings for each row
  when (row(old.booking_status, old.booking_type, old.centre_event_id, old.participant_id, old.date_expiry, old.date_created, old.deleted_at, old.kept_is_hcp)
    is distinct from row(new.booking_status, new.booking_type, new.centre_event_id, new.participant_id, new.date_expiry, new.date_created, new.deleted_at, new.kept_is_hcp))
  execute function count_bookings();
`;

/** How many shares a line has. */
export const sharesOfLine = `,
    case when line.amount >= line.people then case c.unit_mode when 'FIXED' then k.professionals else k.professional_trainees end
      else (select count(*) from event_bookings b where b.centre_event_id = e.id and b.kept_is_hcp
        and ${hasShare({ mode: 'c.unit_mode', amount: 'line.amount', people: 'line.people' })}) end as shares`;

/** What a cost comes to, who shares it, and how many shares it has. */
export const sizedLines = linesWith(sharesOfLine);

/** The professionals of an event and a country tell what decides who sees them, as a booking of theirs would. */
const views = `${sizedLines};
create view attending_professionals as
  select a.centre_event_id, a.professionals, a.trainees, 0::bigint as participant_id, null::bigint as author_id,
    null::timestamptz as deleted_at, e.country_id as kept_event_country_id, e.restrict_countries as kept_event_restricted,
    a.country_id as kept_person_country_id, false as kept_of_deleted
  from centre_events e join professionals_by_country a on a.centre_event_id = e.id;
`;
