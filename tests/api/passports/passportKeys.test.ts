import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfig } from '#server/config/parseConfig.ts';
import { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import { resealPassports } from '#server/modules/passport/index.ts';
import { tryPassportKeys } from '#server/modules/passport/index.ts';
import { prepareDatabase } from '#server/prepareDatabase.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { testNow, testPassportKey } from '#tests/setup/testDatabase.ts';

/** G4: the key of passports is changed while everybody works. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const oldKey = Buffer.from(testPassportKey, 'base64');
const newKey = Buffer.alloc(32, 'another');
const place = { table: 'event_bookings', column: 'passport_number' };
const rows = async () =>
  (
    await sql<{ id: string; number: string; modified: string }>`
      select id, passport_number as number, date_modified::text as modified from event_bookings
      where passport_number is not null order by id`.execute(app.database.kysely)
  ).rows;

it('seals everything again with the new key, and changes nothing else', async () => {
  const [old, both, only] = [
    new ColumnCipher(oldKey),
    new ColumnCipher(newKey, [oldKey]),
    new ColumnCipher(newKey),
  ];
  // More than go into one transaction.
  const number = old.seal('C01X00T47', place);
  await sql`update event_bookings set passport_number = ${number} where id <= 520`.execute(
    app.database.kysely,
  );
  const before = await rows();
  expect(before.length).toBeGreaterThanOrEqual(520);
  // As sealed by a version whose values named no key.
  const first = before[0]?.number ?? '';
  await sql`update event_bookings set passport_number = ${`v1.${first.slice(old.prefix.length)}`} where id = ${before[0]?.id}`.execute(
    app.database.kysely,
  );
  const clear = (await rows()).map(({ id, number, modified }) => [id, old.open(number, place), modified]);
  const audits = async () => (await sql`select count(*) from audits`.execute(app.database.kysely)).rows;
  const auditsBefore = await audits();

  // A start without the old key stops before it serves.
  await expect(tryPassportKeys(app.database.kysely, only)).rejects.toThrow('PASSPORT_KEY');
  await tryPassportKeys(app.database.kysely, both);
  const job = resealPassports(both);
  expect(await job(app.database, new Date(testNow))).toBeGreaterThanOrEqual(before.length);
  expect(await job(app.database, new Date(testNow))).toBe(0);

  const after = (await rows()).map(({ id, number, modified }) => [id, only.open(number, place), modified]);
  expect(after).toEqual(clear);
  expect(await audits()).toEqual(auditsBefore);
  await tryPassportKeys(app.database.kysely, only);
  await expect(tryPassportKeys(app.database.kysely, old)).rejects.toThrow('PASSPORT_KEY');
});

it('leaves no key behind where a start without one meets what another has sealed', async () => {
  const env = { NODE_ENV: 'production', DATA_DIR: mkdtempSync(join(tmpdir(), 'convene-keys-')) };
  await expect(prepareDatabase(app.database, parseConfig(env), new Date(testNow))).rejects.toThrow(
    'PASSPORT_KEY',
  );
  expect(readdirSync(join(env.DATA_DIR, 'secrets'))).toEqual([]);
  rmSync(env.DATA_DIR, { recursive: true });
});
