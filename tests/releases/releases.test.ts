import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '#server/config/parseConfig.ts';
import { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import type { Database } from '#server/db/Database.ts';
import { migrate } from '#server/db/migrate.ts';
import { allJobs } from '#server/allJobs.ts';
import { prepareDatabase } from '#server/prepareDatabase.ts';
import { startApi } from '../api/startApi.ts';
import type { Api } from '../api/startApi.ts';
import { records } from '../factories/records.ts';
import { releaseKey, releasePassword, releases, type Release } from './releases.ts';
import { schemaOf } from './schemaOf.ts';
import { noonOf, releaseServer, type ReleaseServer } from './releaseServer.ts';

/** What a company that has worked with an earlier version finds after an upgrade. */
const dataDir = mkdtempSync(join(tmpdir(), 'convene-release-'));
const env = { NODE_ENV: 'test', DEMO: 'false', PASSPORT_KEY: releaseKey, DATA_DIR: dataDir };
const config = parseConfig(env);
const cipher = new ColumnCipher(Buffer.from(releaseKey, 'base64'));

let server: ReleaseServer;
let newSchema: Awaited<ReturnType<typeof schemaOf>>;
beforeAll(async () => {
  server = releaseServer();
  const empty = await server.open(null);
  await migrate(empty, { passports: cipher });
  newSchema = await schemaOf(empty);
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function countRows(database: Database): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`.execute(
    database.kysely,
  );
  const counts = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(name)}`.execute(
      database.kysely,
    );
    counts.set(name, rows[0]?.count ?? '');
  }
  return counts;
}

interface Passport {
  readonly id: string;
  readonly number: string;
  readonly country: string;
  readonly expiry: string;
  readonly modified: string;
  readonly lies_ahead: boolean;
}

/** Of one table, in clear, whether they lie there in clear or not. */
async function passportsOf(
  database: Database,
  table: 'event_bookings' | 'waiting_list_entries',
): Promise<readonly Passport[]> {
  const { rows } = await sql<Passport>`
    select t.id, t.passport_number as number, t.passport_country_issue as country, t.passport_expiration_date::text as expiry,
      t.date_modified::text as modified, t.deleted_at is null and e.date_start > local_today(e.time_zone) as lies_ahead
    from ${sql.table(table)} t join centre_events e on e.id = t.centre_event_id
    where t.passport_number is not null order by t.id`.execute(database.kysely);
  const clear = (text: string, column: string) =>
    /^v\d\./.test(text) ? cipher.open(text, { table, column }) : text;
  return rows.map((row) => ({
    ...row,
    number: clear(row.number, 'passport_number'),
    country: clear(row.country, 'passport_country_issue'),
    expiry: clear(row.expiry, 'passport_expiration_date'),
  }));
}

const allPassports = async (database: Database) => ({
  bookings: await passportsOf(database, 'event_bookings'),
  entries: await passportsOf(database, 'waiting_list_entries'),
});

describe.each(releases)('the data of release $name', (release: Release) => {
  let database: Database;
  let api: Api;
  let rows: ReadonlyMap<string, string>;
  let rowsAtStart: ReadonlyMap<string, string>;
  let passports: Awaited<ReturnType<typeof allPassports>>;
  const now = new Date(noonOf(release));
  beforeAll(async () => {
    database = await server.open(release);
    rows = await countRows(database);
    passports = await allPassports(database);
    expect(await prepareDatabase(database, config, now)).toBe('own');
    rowsAtStart = await countRows(database);
    api = await startApi({ over: database, now, env, password: releasePassword });
  });
  afterAll(() => api.close());

  it('is kept, every row of it', () => {
    expect(rows.size).toBeGreaterThan(20);
    expect([...rows.keys()].map((table) => [table, rowsAtStart.get(table)])).toEqual([...rows]);
  });

  it('tells what the demo gave its accounts to sign in with', async () => {
    const { rows: given } = await sql<{ accounts: number }>`
      select count(u.id)::integer as accounts from demo_passwords join users u using (password_hash)
      group by password_hash`.execute(database.kysely);
    expect(given).toEqual([{ accounts: Number(rows.get('users')) }]);
  });

  it('has the schema of a new database', async () => {
    expect(await schemaOf(database)).toEqual(newSchema);
  });

  it('holds the same passports, sealed, and no record counts as changed (G4, K6)', async () => {
    expect(await allPassports(database)).toEqual(passports);
    for (const table of ['event_bookings', 'waiting_list_entries'] as const) {
      const { rows: found } =
        await sql`select 1 from ${sql.table(table)} where not starts_with(passport_number, ${cipher.prefix})`.execute(
          database.kysely,
        );
      expect(found).toEqual([]);
    }
  });

  it('leaves nothing to its jobs after they have run', async () => {
    const round = async () => {
      let changed = 0;
      for (const job of Object.values(allJobs(config, cipher, api.app.app.contextOf)))
        changed += await job(database, now);
      return changed;
    };
    await round();
    expect(await round()).toBe(0);
  });

  it.each(['EventBooking', 'WaitingListEntry'] as const)('shows a passport of a %s', async (type) => {
    const ahead = (type === 'EventBooking' ? passports.bookings : passports.entries).find(
      ({ lies_ahead }) => lies_ahead,
    );
    const { shown } = await api
      .as('logistics')
      .ask(
        `mutation ($id: ID!) { shown: reveal${type}Passport(id: $id) { passportNumber passportCountryIssue passportExpirationDate } }`,
        { id: ahead?.id },
      );
    expect(shown).toEqual({
      passportNumber: ahead?.number,
      passportCountryIssue: ahead?.country,
      passportExpirationDate: ahead?.expiry,
    });
  });

  it('takes a booking', async () => {
    const { ask } = api.as('administrator');
    const { centreEvents } = await ask(
      `query ($today: Date) { centreEvents(first: 1, where: {capacity: NOT_FULL, is_published: true, restrict_countries: false, date_start_gte: $today}) { data { id traineeCount } } }`,
      { today: release.day },
    );
    const [event] = (centreEvents as { data: { id: string; traineeCount: number }[] }).data;
    const make = records(ask);
    await make.booking({
      centre_event_id: event?.id,
      participant: { connect: (await make.participant()).id },
    });
    const answer = await ask('query ($id: ID!) { centreEvent(id: $id) { traineeCount } }', { id: event?.id });
    expect(answer['centreEvent']).toEqual({ traineeCount: (event?.traineeCount ?? 0) + 1 });
  });
});
