import { expect, it } from 'vitest';
import type { Database } from '../db/Database.ts';
import type { AuthTokens } from './AuthTokens.ts';
import { ViewerLoader } from './ViewerLoader.ts';

type Part = Pick<Database, 'readJson' | 'onWrite' | 'hearsWrites'>;

const minute = 60_000;
const noon = Date.parse('2027-03-01T12:00:00Z');
const session = { userId: '7', sessionId: '4d0f5a52-9d3c-4f4e-8d55-6f6a3f0f4c11' };

/** Of a session that ends in half an hour; counts how often the database is asked, which answers when told to. */
function opened() {
  const clock = { now: noon };
  const waiting: ((row: string) => void)[] = [];
  const listeners: ((tables: ReadonlySet<string>) => void)[] = [];
  const database: Part = {
    readJson: () => new Promise((resolve) => waiting.push(resolve)),
    onWrite: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
    hearsWrites: () => true,
  };
  const loader = new ViewerLoader(database as Database, {} as AuthTokens, [], () => new Date(clock.now));
  const answer = (role: string) =>
    waiting.at(-1)?.(
      JSON.stringify({
        ...{ id: '7', username: 'ann', roles: [role], countryIds: [], passwordChangeDue: false },
        until: new Date(noon + 30 * minute),
      }),
    );
  return {
    clock,
    answer,
    ask: () => loader.ofSession(session),
    reads: () => waiting.length,
    wrote: (table: string) => listeners.forEach((listener) => listener(new Set([table]))),
    read: async (role = 'viewer') => {
      const viewer = loader.ofSession(session);
      answer(role);
      return (await viewer)?.roles ?? null;
    },
  };
}

it('keeps who asks for a minute, whichever way the clock is set, and not past the end of the session', async () => {
  const { clock, read, reads } = opened();
  const readsAt = async (moment: number) => {
    clock.now = moment;
    await read();
    return reads();
  };
  expect(await readsAt(noon)).toBe(1);
  expect(await readsAt(noon + minute - 1)).toBe(1);
  expect(await readsAt(noon + minute)).toBe(2);
  expect(await readsAt(noon - 1)).toBe(3);
  const end = noon + 30 * minute;
  expect(await readsAt(end - 1)).toBe(4);
  clock.now = end;
  expect(await read()).toBeNull();
});

it('forgets nothing that was written while it read: a role that was taken, a session that was ended (S2)', async () => {
  const { ask, answer, read, reads, wrote } = opened();
  const first = ask();
  wrote('user_roles');
  answer('administrator');
  expect((await first)?.roles).toEqual(['administrator']);
  expect(await read('viewer')).toEqual(['viewer']);
  wrote('participants');
  expect(await read('booker'), 'of no concern').toEqual(['viewer']);
  expect(reads()).toBe(2);
});
