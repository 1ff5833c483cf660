import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { attended, lineOfCost } from './0065_spend_from_its_costs.ts';

/**
 * What a cost comes to and who shares it stands by itself, and shares are made of it: a list that is sorted by what all
 * shares of a cost have in common finds the costs first (ADR 21). Costs and events stand in the orders of that list.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, `${linesWith('')};` + sharesOfLines(lookedUp) + orders);

/** What a cost comes to, who shares it, and `more`. */
export const linesWith = (more: string, line = lineOfCost()): string => `
create or replace view reportable_lines as
  select c.id, c.centre_event_id, e.country_id, e.date_start, coalesce(e.date_end, e.date_start) as date_end,
    e.restrict_countries, c.cost_category_id, c.name, c.currency, c.unit_mode, line.amount, line.people, in_order.bookings${more}
  from centre_events e${line}
  where e.deleted_at is null and coalesce(e.date_end, e.date_start) < local_today(e.time_zone) and line.people > 0`;

const lookedUp = 'not exists (select 1 from participants p where p.id = b.participant_id and not p.is_hcp)';

interface Line {
  readonly mode: string;
  readonly amount: string;
  readonly people: string;
}

export const lineOfShares: Line = { mode: 'l.unit_mode', amount: 'l.amount', people: 'l.people' };

/**
 * Whether a booking `b` of somebody who attended has a share of a line, if its person is a professional. Whose place it
 * is tells only where there are fewer units than people.
 */
export const hasShareAt = (place: string, { mode, amount, people }: Line): string =>
  `(${mode} = 'FIXED' or b.booking_type = 'TRAINEE')
    and (${amount} >= ${people}
      or ${place} <= ${amount})`;

const countedPlace = `(select count(*) from event_bookings s where s.centre_event_id = b.centre_event_id and ${attended('s')}
        and (s.booking_type = 'STAFF', s.id) <= (b.booking_type = 'STAFF', b.id))`;

export const hasShare = (line: Line): string => `${attended('b')} and ${hasShareAt(countedPlace, line)}`;

interface Shares {
  readonly view: string;
  /** The bookings `b` of a line `l`. */
  readonly bookings: string;
  /** Which of those who share it. */
  readonly place: string;
  readonly where: string;
}

export const sharesWith = ({ view, bookings, place, where }: Shares): string => `
create or replace view ${view} as
  select b.id || '-' || l.id as id, b.id as booking_id, b.participant_id, b.centre_event_id,
    l.country_id, l.date_start, l.date_end, l.id as estimated_cost_id, l.cost_category_id,
    l.name, l.currency, l.amount as line_amount, l.people as shared_by,
    equal_share(l.amount, l.people, ${place}) as amount,
    b.author_id, b.deleted_at, l.country_id as kept_event_country_id, l.restrict_countries as kept_event_restricted,
    b.kept_person_country_id, b.kept_of_deleted
  from reportable_lines l
  join ${bookings}
  where ${where};
`;

/** Of those who attended and are health-care professionals, as the test of a booking `b` tells. */
export const sharesOfLines = (isProfessional: string): string =>
  sharesWith({
    view: 'reportable_spend',
    bookings: 'event_bookings b on b.centre_event_id = l.centre_event_id',
    place: 'array_position(l.bookings, b.id)::bigint',
    where: `${isProfessional} and ${hasShare(lineOfShares)}`,
  });

const orders = `
create index estimated_costs_name on estimated_costs (name, id);
create index estimated_costs_currency on estimated_costs (currency, id);
create index centre_events_end on centre_events ((coalesce(date_end, date_start)));
`;
