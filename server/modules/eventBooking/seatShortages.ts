import { sql } from 'kysely';
import { isId, run } from '#server/db/rows.ts';
import type { Alike, Shortages } from '#server/graphql/noun/Shortages.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { agreeing, counted } from '#server/words/counted.ts';
import { seats } from '../centreEvent/eventMeasures.ts';
import { eventScope } from '../centreEvent/eventScope.ts';

type SeatType = 'TRAINEE' | 'STAFF';

interface EventSeats {
  readonly id: string;
  readonly name: string;
  /** Null: no limit (C3). */
  readonly trainees: number | null;
  readonly staff: number | null;
}

/** C4: a file may have more rows for an event than seats are free, each of which alone would have one. */
export const seatShortages: Shortages = {
  by: ['centre_event_id', 'booking_type', 'booking_status'],
  of: async (session, wanted) => {
    const taking = wanted.filter(({ input }) => input['booking_status'] !== 'CANCELLED');
    const events = await freeSeats(session, [...new Set(taking.map(eventOf))]);
    return events.flatMap((event) => [
      ...shortage(event.name, event.trainees, wantedOf(taking, event.id, 'TRAINEE'), 'trainees'),
      ...shortage(event.name, event.staff, wantedOf(taking, event.id, 'STAFF'), 'staff'),
    ]);
  },
};

const eventOf = ({ input }: Alike): string => String(input['centre_event_id']);

const wantedOf = (taking: readonly Alike[], event: string, type: SeatType): number =>
  taking
    .filter((each) => eventOf(each) === event && each.input['booking_type'] === type)
    .reduce((sum, { count }) => sum + count, 0);

function shortage(event: string, free: number | null, wanted: number, who: string): readonly string[] {
  if (free === null || wanted <= free) return [];
  const left = free === 0 ? 'none is' : agreeing(free, '1 is', `${free} are`);
  return [
    `${event}: ${counted(wanted, 'row')} ${agreeing(wanted, 'wants', 'want')} a seat for ${who}, and ${left} free.`,
  ];
}

/** Null where there is no maximum: greatest() would take it for none. */
const free = (type: SeatType, maximum: string) =>
  sql`case when ${sql.id('e', maximum)} is not null then greatest(0, ${sql.id('e', maximum)} - ${seats('e', { type })})::integer end`;

const freeSeats = (
  { context, viewer }: WriteSession,
  ids: readonly string[],
): Promise<readonly EventSeats[]> =>
  context.database.transaction((tx) =>
    run<EventSeats>(
      tx,
      sql`select e.id::text as id, e.name, ${free('TRAINEE', 'max_trainees')} as trainees, ${free('STAFF', 'max_staff')} as staff
          from centre_events e where e.id = any(${ids.filter(isId)}::bigint[]) and ${eventScope('e', viewer)} order by e.name, e.id`,
    ),
  );
