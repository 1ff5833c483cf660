import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createTestApp, type GraphQLAnswer } from '#tests/setup/testApp.ts';
import { testNow } from '#tests/setup/testDatabase.ts';
import { codesOf, openBoundedWorld, until, type BoundedWorld } from './boundedWorld.ts';

/** Nobody waits for somebody else's reads, nor for a row that others want to write. */

let world: BoundedWorld;
beforeAll(async () => {
  world = await openBoundedWorld();
}, 60_000);
afterAll(() => world.close());

const locked = '{ mergeTemplates(first: 1) { data { id } } }';
const unrelated = '{ trainers(first: 1) { data { id } } }';
const answerOf = async (response: Promise<Response>) =>
  (await (await response).json()) as GraphQLAnswer<Record<string, unknown>>;

async function seconds(work: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work;
  return (performance.now() - start) / 1000;
}

describe('a user', () => {
  it('has four reads running and twenty waiting; more are refused, and others are answered at once', async () => {
    await world.app.tokenOf('viewer');
    await world.app.tokenOf('administrator');
    const sent = await world.whileLocked('merge_templates', async () => {
      const all = Array.from({ length: 30 }, () => world.send(locked, 'administrator'));
      await until(async () => (await world.waiting()) === 4);
      const refused = await Promise.all((await settledOf(all, 6)).map(async (response) => response));
      for (const response of refused) {
        expect(response.status).toBe(429);
        expect(response.headers.get('retry-after')).toBe('1');
      }
      expect(await world.waiting()).toBe(4);
      expect(await seconds(answerOf(world.send(unrelated, 'viewer')))).toBeLessThan(1);
      return all;
    });
    const codes = await Promise.all(sent.map(async (response) => codesOf(await answerOf(response))));
    expect(codes.filter((each) => each[0] === 'TOO_MANY_READS')).toHaveLength(6);
    expect(codes.filter((each) => each.length === 0)).toHaveLength(24);
  });

  it.each([
    ['', locked],
    [', also where a mutation stands beside it', ['mutation { markNotificationsRead(ids: []) }', locked]],
  ])('who goes away leaves no statement behind%s', async (_where, query) => {
    await world.whileLocked('merge_templates', async () => {
      const gone = new AbortController();
      const asked = world.send(query, 'viewer', gone.signal).catch((error: unknown) => String(error));
      await until(async () => (await world.waiting()) === 1);
      gone.abort();
      await asked;
      await until(async () => (await world.waiting()) === 0, 1_000);
    });
    expect(codesOf(await answerOf(world.send(locked, 'viewer')))).toEqual([]);
  });
});

describe('a read that takes too long', () => {
  it('is ended, and says so', async () => {
    const database = await openDatabase({ url: world.url, limits: { readMs: 300 }, now: testNow });
    const hurried = await createTestApp({ over: database });
    try {
      await hurried.tokenOf('viewer');
      await world.whileLocked('merge_templates', async () => {
        const { status, errors } = await hurried.query(locked, {}, { as: 'viewer' });
        expect(status).toBe(503);
        expect(codesOf({ errors })).toEqual(['QUERY_TOO_SLOW']);
      });
      expect(codesOf(await hurried.query(locked, {}, { as: 'viewer' }))).toEqual([]);
    } finally {
      await hurried.close();
      await database.close();
    }
  });

  it('is told to come again where somebody has the whole table', async () => {
    const answer = await world.whileLocked('merge_templates', () => answerOf(world.send(locked, 'viewer')));
    expect(codesOf(answer)).toEqual(['BUSY']);
  });
});

describe('a row that many want to write', () => {
  const anEvent = async (): Promise<string> => {
    const { data } = await world.app.query<{ centreEvents: { data: { id: string }[] } }>(
      '{ centreEvents(first: 1) { data { id } } }',
      {},
      { as: 'administrator' },
    );
    return data.centreEvents.data[0]?.id ?? '';
  };

  it('keeps no read waiting, though it takes every connection for writes', async () => {
    const id = await anEvent();
    const { database } = world.app;
    const writers = await world.whileHeld('centre_events', id, async () => {
      const all = Array.from({ length: 6 }, () =>
        database
          .transaction((tx) =>
            sql`update centre_events set description = 'x' where id = ${id}::bigint`.execute(tx),
          )
          .catch(() => 'not in time'),
      );
      await until(async () => (await world.waiting()) === 6);
      const read = seconds(answerOf(world.send(unrelated, 'viewer')));
      // As it would be if reads had to take a connection from the writers.
      const shared = seconds(
        world.app.database.kysely.selectFrom('trainers').select('id').limit(1).execute(),
      );
      expect(await read).toBeLessThan(1);
      expect(await shared).toBeGreaterThan(1.5);
      return all;
    });
    await Promise.all(writers);
  });

  it('takes four connections of whoever sends many such writes, and others write meanwhile', async () => {
    const id = await anEvent();
    const write = `mutation { updateCentreEvent(input: { id: "${id}", description: "x" }) { id } }`;
    const writers = await world.whileHeld('centre_events', id, async () => {
      const all = Array.from({ length: 12 }, () => world.send(write, 'administrator'));
      await until(async () => (await world.waiting()) === 4);
      const other = 'mutation { updateMyProfile(input: { last_name: "Unhurried" }) { ID } }';
      expect(await seconds(answerOf(world.send(other, 'viewer')))).toBeLessThan(1);
      expect(await world.waiting()).toBe(4);
      return all;
    });
    await Promise.all(writers.map(answerOf));
  });

  it('that is an event to be booked keeps nobody waiting who writes something else', async () => {
    const id = await anEvent();
    const book = `mutation { createEventBooking(input: { centre_event_id: "${id}", booking_type: TRAINEE, booking_status: NEW }) { id } }`;
    const bookings = await world.whileHeld('centre_events', id, async () => {
      const all = Array.from({ length: 12 }, () => world.send(book, 'administrator'));
      await until(async () => (await world.waiting()) === 3);
      const other = 'mutation { createTrainer(input: { last_name: "Unhurried" }) { id } }';
      expect(await seconds(answerOf(world.send(other, 'administrator')))).toBeLessThan(1);
      expect(await world.waiting()).toBe(3);
      return all;
    });
    expect(await Promise.all(bookings.map(answerOf))).toHaveLength(12);
  });
});

/** The first so many of them that are answered. */
async function settledOf(all: readonly Promise<Response>[], count: number): Promise<readonly Response[]> {
  const settled: Response[] = [];
  for (const each of all) void each.then((response) => settled.push(response));
  await until(async () => settled.length >= count);
  return settled.map((response) => response.clone());
}
