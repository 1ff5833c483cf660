import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { operatorCases, operatorMoments, operatorRows } from '#src/data/testing/operatorCases.ts';
import { openReadWorld, type ReadWorld } from './readWorld.ts';

/** Comparisons mean the same on the server as in the browser (`src/data/list/rowTestOf.test.ts`). */

let world: ReadWorld;
beforeAll(async () => {
  world = await openReadWorld();
  await world.database.transaction(async (tx) => {
    for (const [index, row] of operatorRows.entries())
      await sql`insert into centre_events (id, name, language, date_start, is_published, max_trainees, date_created,
          time_zone, training_centre_id, country_id, restrict_countries, collect_fields)
        overriding system value values (${row.id}, ${row.name}, ${row.language}, ${row.dateStart}, ${row.isPublished},
          ${row.maxTrainees}, ${operatorMoments[index]}, 'Europe/Berlin', 1, 9001, false, '{}')`.execute(tx);
  });
}, 60_000);
afterAll(() => world.close());
beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
afterEach(() => vi.unstubAllEnvs());

const columnOf = (field: string): string => field.replace(/[A-Z]/g, '_$&').toUpperCase();
const ours = `{column: ID, operator: IN, value: [${operatorRows.map(({ id }) => id).join(', ')}]}`;

/** Of UTC, wherever the server stands; the browser names the zone of each. */
const ofNoZone: (typeof operatorCases)[number] = ['dateCreated', 'GT', '2027-03-01T23:00:00', '104'];

it.each([...operatorCases, ofNoZone])('%s %s %j', async (field, operator, value, expected) => {
  const said = value === undefined ? '' : `, value: ${JSON.stringify(value)}`;
  const test = `{column: ${columnOf(field)}, operator: ${operator}${said}}`;
  const found = await world.idsOf(
    'centreEvents',
    `where: {whereConditions: {AND: [${ours}, ${test}]}}, orderBy: [{column: DATE_START}]`,
  );
  expect([...found].sort().join(' ')).toBe(expected);
});
