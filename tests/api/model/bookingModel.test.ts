import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fields } from '#tests/factories/records.ts';
import { limits, seatCommands } from './seatCommands.ts';
import { consumes, inLine, placeholders, taken } from './SeatModel.ts';
import { SeatRun } from './SeatRun.ts';
import { useApi } from '../useApi.ts';

/** C1–C9, B1, B3, P4, W1–W5: whatever people do in whatever order, the server and the rules as plain data agree. */
const api = useApi();

const runs = 40;

async function countsOf(run: SeatRun): Promise<Fields> {
  const { centreEvent, waitingListEntries } = await api.as('administrator').ask(
    `query ($id: ID!) {
      centreEvent(id: $id) { traineeCount staffCount placeholderCount waitingListCount isFull }
      waitingListEntries(where: {centre_event_id: $id}) { id position }
    }`,
    { id: run.eventId },
  );
  const line = waitingListEntries as readonly { readonly id: string; readonly position: number }[];
  return {
    ...(centreEvent as Fields),
    line: [...line].sort((a, b) => a.position - b.position).map(({ id }) => id),
  };
}

function countsExpected(run: SeatRun): Fields {
  const { state } = run;
  const trainees = taken(state, 'TRAINEE');
  return {
    traineeCount: trainees,
    staffCount: taken(state, 'STAFF'),
    placeholderCount: placeholders(state),
    waitingListCount: inLine(state).length,
    isFull: state.limits.trainees !== null && trainees >= state.limits.trainees,
    line: run.lineIds,
  };
}

/** What the audit says of a booking, from its first row to its last (S4). */
async function replayed(id: string): Promise<Fields> {
  const rows = await api.app.database.kysely
    .selectFrom('audits')
    .select('new_values')
    .where('auditable_type', '=', 'EventBooking')
    .where('auditable_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.reduce<Fields>((state, { new_values }) => ({ ...state, ...(new_values as Fields) }), {});
}

describe('seats, whatever happens to them', () => {
  it('are never more than the maximum, and every refusal has its rule', { timeout: 180_000 }, async () => {
    const tally = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(limits, seatCommands, async (start, commands) => {
        const run = await SeatRun.start(api, start);
        for (const command of commands) {
          const result = await run.apply(command);
          if (result === null) continue;
          const { expected, outcome } = result;
          tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
          expect(expected.length === 0 ? ['ok'] : expected, JSON.stringify(command)).toContain(outcome);
          expect(await countsOf(run), JSON.stringify(command)).toEqual(countsExpected(run));
          const { trainees, staff } = run.state.limits;
          expect(taken(run.state, 'TRAINEE')).toBeLessThanOrEqual(trainees ?? Infinity);
          expect(taken(run.state, 'STAFF')).toBeLessThanOrEqual(staff ?? Infinity);
        }
        const live = run.bookings.filter(({ seat }) => consumes(seat) && seat.person !== null);
        expect(new Set(live.map(({ seat }) => seat.person)).size).toBe(live.length);
        for (const { id, seat } of run.bookings)
          expect(await replayed(id)).toMatchObject({ booking_status: seat.status, booking_type: seat.type });
      }),
      { numRuns: runs },
    );
    // A run that never meets a rule would prove nothing about it.
    for (const code of [
      'ok',
      'EVENT_FULL',
      'STAFF_FULL',
      'COUNTRY_LIMIT',
      'USER_LIMIT',
      'QUEUE_NOT_FIRST',
      'BOOKING_DUPLICATE',
      'TRANSITION_NOT_ALLOWED',
      'WAITING_LIST_FULL',
      'WAITING_NOT_NEEDED',
      'CAPACITY_BELOW_BOOKED',
    ])
      expect(tally.get(code), code).toBeGreaterThan(0);
  });
});
