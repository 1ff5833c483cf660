import { countProblem } from '#server/graphql/write/countProblem.ts';
import type { Change, Write, Written } from '#server/graphql/write/WriteDefinition.ts';
import { linkedIds, type LinkList, syncedIds } from '#server/graphql/write/syncLinks.ts';
import { agendaOfInput, readAgenda, trainerPlaces } from '../agenda/index.ts';
import { sql } from 'kysely';
import { capacityBelowBooked } from '#server/errors/bookingRefusals.ts';
import { strangeCountry } from '#server/errors/errors.ts';
import { exists, run } from '#server/db/rows.ts';
import { seats } from './eventMeasures.ts';
import { isEventOpenTo } from './eventScope.ts';
import { asGivenBy } from '#server/access/roleTable.ts';

const hard = [
  ['max_trainees', 'trainees'],
  ['max_staff', 'staff'],
] as const;

/**
 * C5: a hard maximum does not go under what is booked; limits per country and user may. The event's row is locked
 * (K1), so nobody books in between.
 */
export async function checkCapacity(write: Write, change: Change<'centre_events'>): Promise<void> {
  const given = hard.filter(([column]) => typeof change.values[column] === 'number');
  if (change.old === null || given.length === 0 || change.problems.any) return;
  const [taken] = await run<Readonly<Record<'trainees' | 'staff', number>>>(
    write.tx,
    sql`select ${seats('t', { type: 'TRAINEE' })}::int as trainees, ${seats('t', { type: 'STAFF' })}::int as staff
        from centre_events as t where t.id = ${change.id}`,
  );
  for (const [column, type] of given) {
    const limit = Number(change.values[column]);
    const used = taken?.[type] ?? 0;
    if (change.values[column] === change.old[column] || used <= limit) continue;
    throw capacityBelowBooked(change.path, column, { limit, used });
  }
}

/** The trainers of an event, with what they are paid for beside teaching. */
export const eventTrainers: LinkList<'centre_event_trainers'> = {
  key: 'trainers',
  table: 'centre_event_trainers',
  near: 'centre_event_id',
  far: 'trainer_id',
  type: 'Trainer',
  columns: {
    priority: null,
    prep_minutes: 0,
    post_minutes: 0,
    travel_minutes: 0,
    activity_description: null,
  },
  distinct: ['priority'],
};

/**
 * Two years: no course is longer, and its days may be moved to the next year one after the other. Who slips in the year
 * would have an agenda of ten thousands of days, which no page can show.
 */
const mostDays = 731;

/** Calendar dates compare as text. */
export function checkDays(change: Change<'centre_events'>): void {
  const [first, last] = [change.row.date_start, change.row.date_end];
  const isAsked = change.values.date_start !== undefined || change.values.date_end !== undefined;
  if (last === null || !isAsked) return;
  const message = problemOfDays(first, last);
  if (message === null) return;
  const field = first === null || change.values.date_end === undefined ? 'date_start' : 'date_end';
  change.problems.add(`${change.path}.${field}`, message);
}

function problemOfDays(first: string | null, last: string): string | null {
  if (first === null) return 'An event with a last day needs a first one.';
  if (last < first) return 'The last day must not be before the first.';
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  return days > mostDays ? 'An event lasts two years at most.' : null;
}

const limits = [
  'max_trainees',
  'max_staff',
  'max_bookings_country',
  'max_bookings_user',
  'max_waiting_list',
  'placeholder_expiry_days',
] as const;

/** C3: empty is unlimited, 0 is none; below that there is nothing. */
export function checkLimits(change: Change<'centre_events'>): void {
  for (const column of limits) {
    const problem = countProblem(change.values[column]);
    if (problem !== null) change.problems.add(`${change.path}.${column}`, problem);
  }
}

/** A3: whoever is on the agenda is one of the event's trainers; a removal names the items it would leave without. */
export async function checkAgendaTrainers(write: Write, change: Change): Promise<void> {
  const { trainers, agenda } = change.input;
  if (trainers === undefined && agenda === undefined) return;
  const ids =
    trainers === undefined ? await linkedIds(write.tx, eventTrainers, change.id) : syncedIds(trainers);
  if (agenda !== undefined) {
    for (const place of trainerPlaces(agendaOfInput(agenda), `${change.path}.agenda`)) {
      if (!ids.includes(place.trainerId))
        change.problems.add(place.path, 'This trainer is not one of the trainers of the event.');
    }
    return;
  }
  if (change.id === null) return;
  const left = trainerPlaces(await readAgenda(write.tx, change.id), '').filter(
    (place) => !ids.includes(place.trainerId),
  );
  if (left.length === 0) return;
  const items = [...new Set(left.map((place) => `“${place.item}”`))].join(', ');
  change.problems.add(
    `${change.path}.trainers`,
    `A trainer who is still on the agenda cannot be removed: ${items}.`,
  );
}

/** S1, S2: whoever manages some countries restricts an event to others only where one of theirs is among them. */
export async function checkStaysOpen(write: Write, change: Written<'centre_events'>): Promise<void> {
  const { restrict_countries, allowed_countries } = change.input;
  if (restrict_countries === undefined && allowed_countries === undefined) return;
  const open = isEventOpenTo('t', asGivenBy(write.viewer, 'events.write'));
  if (await exists(write.tx, sql`select 1 from centre_events as t where t.id = ${change.id} and ${open}`))
    return;
  throw strangeCountry(`${change.path}.allowed_countries`, true);
}
