import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { attended, lineOfCost } from './0065_spend_from_its_costs.ts';
import { hasShareAt, lineOfShares, linesWith, sharesWith } from './0068_spend_by_line.ts';
import { sharesOfLine } from './0070_sizes_of_lines.ts';

/**
 * Events keep how many teach there, which a list of shares looked up for each event that ever was (ADR 21). Where lines
 * lead to their shares, those of a line are worked out together: one by one, each puts all who attended in order anew.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, column + countTrainers + upkeep + lines + shares);

const column = `
alter table centre_event_figures add trainers integer not null default 0;
create view trainers_of_events as
  select t.centre_event_id, count(*)::integer as trainers from centre_event_trainers t group by t.centre_event_id;
`;

/** For all events at once, where their other figures are known. */
export const countTrainers = `
update centre_event_figures k set trainers = t.trainers from trainers_of_events t where t.centre_event_id = k.centre_event_id;
`;

const upkeep = `
create function count_trainers() returns trigger
  language plpgsql as $$
  begin
    update centre_event_figures k set trainers = k.trainers + c.change
      from (
        select m.event, sum(m.sign)::integer as change
        from (values (old.centre_event_id, -1), (new.centre_event_id, 1)) m (event, sign)
        where m.event is not null group by m.event
      ) c
      where k.centre_event_id = c.event;
    return null;
  end $$;
create trigger count_trainers after insert or delete on centre_event_trainers for each row execute function count_trainers();
create trigger count_trainers_moved after update of centre_event_id on centre_event_trainers for each row
  when (old.centre_event_id <> new.centre_event_id) execute function count_trainers();
`;

const lines = `${linesWith(sharesOfLine, lineOfCost({ of: 'k.trainers::bigint', join: '' }))};`;

/** As `reportable_spend` has them. */
const shares = sharesWith({
  view: 'shares_of_lines',
  bookings: `lateral (
    select s.id, s.participant_id, s.centre_event_id, s.author_id, s.deleted_at, s.kept_person_country_id, s.kept_of_deleted,
      s.kept_is_hcp, s.booking_type, row_number() over (order by s.booking_type = 'STAFF', s.id) as place
    from event_bookings s where s.centre_event_id = l.centre_event_id and ${attended('s')}
  ) b on true`,
  place: 'b.place',
  where: `b.kept_is_hcp and ${hasShareAt('b.place', lineOfShares)}`,
});
