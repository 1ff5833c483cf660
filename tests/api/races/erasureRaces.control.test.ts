import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { select } from '#server/db/rows.ts';
import type * as holding from '#server/modules/documentRun/holdPeople.ts';
import type * as people from '#server/modules/participant/lockPeople.ts';
import type * as written from '#server/graphql/write/writtenRow.ts';
import { erasureRaces, type Finish } from './erasureRaces.ts';

/** The control: without the locks of people the same races do break G5, so erasureRaces.test.ts shows more than luck. */
vi.mock(
  '#server/modules/participant/lockPeople.ts',
  () =>
    ({
      lockPeople: ({ tx }, ids) => select(tx, 'participants', sql`where t.id = any(${[...ids]}::bigint[])`),
    }) satisfies typeof people,
);
vi.mock('#server/modules/documentRun/holdPeople.ts', async (original) => ({
  ...(await original<typeof holding>()),
  holdPeople: () => Promise.resolve(null),
}));
vi.mock('#server/modules/participant/changeOfCountry.ts', async (original) => ({
  ...(await original<object>()),
  lockAroundPerson: () => Promise.resolve(),
}));
vi.mock('#server/graphql/write/writtenRow.ts', async (original) => {
  const real = await original<typeof written>();
  const lockedRow: typeof real.lockedRow = async (write, id, reach) => {
    const [row] = await select(write.tx, reach.definition.table, sql`where t.id = ${id}`);
    return row ?? real.lockedRow(write, id, reach);
  };
  return { ...real, lockedRow };
});

let races: Awaited<ReturnType<typeof erasureRaces>>;
beforeAll(async () => {
  races = await erasureRaces();
}, 120_000);
afterAll(() => races.api.close());
beforeEach(({ skip }) =>
  skip(races.api.app.database.kind === 'pglite', 'one connection: nobody meets anybody'),
);

/** Each round another part of a moment apart: how long either takes differs between machines. */
async function isEverBroken(race: (later: number) => Promise<Finish>): Promise<boolean> {
  for (let round = 0; round < 200; round += 1) if ((await race(round % 12)).isBroken) return true;
  return false;
}

describe('without the locks', { timeout: 120_000 }, () => {
  it('two erase the same person twice', async () => {
    expect(await isEverBroken(races.twice)).toBe(true);
  });

  it('somebody who is erased gets a seat', async () => {
    expect(await isEverBroken(races.orBook)).toBe(true);
  });

  it('what was entered stays in an erased record', async () => {
    expect(await isEverBroken(races.orEdit)).toBe(true);
  });

  it('a file prints the passport of somebody who is erased', async () => {
    expect(await isEverBroken(races.orPrint)).toBe(true);
  });
});
