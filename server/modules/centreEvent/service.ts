import { capacityBelowBooked, eventHasBookings } from '#server/errors/bookingRefusals.ts';
import { checkLeadTrainer } from '../trainer/index.ts';
import { nestedRows } from '#server/graphql/write/nestedRows.ts';
import { syncLinks } from '#server/graphql/write/syncLinks.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { agendaPart } from '../agenda/index.ts';
import { checkCollectFields } from '../collectField/index.ts';
import { someCountries } from '../country/index.ts';
import { endWithEvent } from '../eventBooking/index.ts';
import { costService } from '../estimatedCost/index.ts';
import { afterEventWrite } from '../notification/index.ts';
import { recheckPassports } from '../passport/index.ts';
import {
  checkAgendaTrainers,
  checkCapacity,
  checkDays,
  checkLimits,
  checkStaysOpen,
  eventTrainers,
} from './checkEvent.ts';
import { eventPolicy } from './policy.ts';
import { todayIn } from '#schema/todayIn.ts';
import { sql } from 'kysely';
import type { Row, Draft } from '#server/db/Row.ts';
import { run, select } from '#server/db/rows.ts';
import type { Write, Change } from '#server/graphql/write/WriteDefinition.ts';
import { allSeatsTaken } from './eventMeasures.ts';
import { sameValue } from '#server/db/Json.ts';

/** D1: an event takes its zone over from its centre; its country too, where none of its own is given. */
async function centreOfEvent(write: Write, change: Change<'centre_events'>): Promise<Draft<'centre_events'>> {
  const given = change.values.training_centre_id;
  const moved =
    (given !== undefined && !sameValue(change.old?.training_centre_id, given)) || returns(write, change);
  const emptied =
    change.values.country_id === null || (change.old === null && change.values.country_id === undefined);
  if (!moved && !emptied) return {};
  const centre = await centreRow(write, change.row.training_centre_id, moved);
  const followed =
    emptied || (moved && change.values.country_id === undefined && (await wasCentres(write, change)));
  return {
    ...(moved ? { time_zone: centre?.time_zone ?? 'UTC' } : {}),
    ...(followed ? { country_id: centre?.country_id ?? null } : {}),
  };
}

/** Deleted, it did not hear of its centre's zone; what is over by then keeps the one in which it took place. */
function returns(write: Write, { old, row }: Change<'centre_events'>): boolean {
  if (old === null || old.deleted_at === null || row.deleted_at !== null) return false;
  const lastDay = old.date_end ?? old.date_start;
  return lastDay === null || lastDay >= todayIn(old.time_zone, write.now);
}

/** Whether the event had the country of the centre it leaves. */
async function wasCentres(write: Write, { old }: Change<'centre_events'>): Promise<boolean> {
  if (old === null) return true;
  const centre = await centreRow(write, old.training_centre_id);
  return sameValue(centre?.country_id, old.country_id);
}

/** Held, it keeps its zone until the event is there to follow the next one (K1). */
async function centreRow(
  write: Write,
  id: string | null,
  hold = false,
): Promise<Row<'training_centres'> | undefined> {
  const [row] = await select(
    write.tx,
    'training_centres',
    sql`where t.id = ${id} ${hold ? sql`for share of t` : sql``}`,
  );
  return row;
}

export const eventService = new Writes({
  type: 'CentreEvent',
  table: 'centre_events',
  noun: 'event',
  policy: eventPolicy,
  nameOf: (row) => row.name,
  countryOf: (row) => row.country_id,
  required: ['name', 'training_centre_id'],
  parts: [
    syncLinks(eventTrainers),
    syncLinks({
      key: 'allowed_countries',
      table: 'centre_event_allowed_countries',
      near: 'centre_event_id',
      far: 'country_id',
      type: 'Country',
      atMost: someCountries.atMost,
    }),
    agendaPart,
    nestedRows('estimated_costs', 'centre_event_id', costService),
  ],
  // K2: the guard also sees what a move to another time zone does to the seats.
  guards: {
    centre_events_trainees_below_booked: (path, numbers) =>
      capacityBelowBooked(path, 'max_trainees', numbers),
    centre_events_staff_below_booked: (path, numbers) => capacityBelowBooked(path, 'max_staff', numbers),
  },
  deletedColumn: 'deleted_at',
  derive: centreOfEvent,
  validate: async (write, change) => {
    checkDays(change);
    checkLimits(change);
    checkCollectFields(change);
    await checkCapacity(write, change);
    await checkLeadTrainer(write, change, eventTrainers);
    await checkAgendaTrainers(write, change);
  },
  afterWrite: async (write, change) => {
    await checkStaysOpen(write, change);
    await recheckPassports(write, change);
    await endWithEvent(write, change);
    await afterEventWrite(write, change);
  },
  beforeDelete: refuseWhileBooked,
});

/** B5, on the row already locked: nobody can book in between (K1). */
async function refuseWhileBooked(write: Write, row: Row<'centre_events'>): Promise<void> {
  const [found] = await run<{ count: number }>(
    write.tx,
    sql`select ${allSeatsTaken('t')}::int as count from centre_events as t where t.id = ${row.id}`,
  );
  if (found !== undefined && found.count > 0) throw eventHasBookings(found.count);
}
