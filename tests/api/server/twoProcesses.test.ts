import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { muteListeners } from '#tests/setup/muteListeners.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { outcomeOf } from '../Client.ts';
import { databaseUrl, openTestDatabase, testNow, testPassword } from '#tests/setup/testDatabase.ts';

/** What is done through one process counts at once in another over the same database (S7), whatever that one keeps. */

const env = { AUTH_SECRET: 'the same secret in both of the processes' };
const login = `mutation { login(input: {provider: PASSWORD, credentials: {username: "booker", password: "${testPassword}"}}) {
  authToken } }`;
const setRoles =
  'mutation ($id: ID!, $roles: [Role!]!) { updateUser(input: {id: $id, roles: $roles}) { ID } }';
const makeTrainer = 'mutation { createTrainer(input: {last_name: "A"}) { id } }';
const countTrainers = '{ trainers(first: 1) { paginatorInfo { total } } }';

let home: Database;
let there: Database;
let one: TestApp;
let other: TestApp;
let url: string;
let unmute: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  home = await openTestDatabase('postgres');
  const name = await home.readJson(sql`select current_database()::text`);
  url = databaseUrl(process.env['TEST_DATABASE_URL'] ?? '', name ?? '');
  there = await openDatabase({ url, poolSize: 4, now: testNow });
  one = await createTestApp({ over: home, env });
  other = await createTestApp({ over: there, env });
});
afterAll(async () => {
  await one.close();
  await other.close();
  await there.close();
  await home.close();
});

async function signIn(): Promise<string> {
  const { data } = await one.content<{ login: { authToken: string } }>(login);
  return data.login.authToken;
}
const logout = (token: string) => one.content('mutation { logout(input: {}) { status } }', {}, { token });
const seen = async (test: TestApp, token: string) =>
  outcomeOf(await test.query('{ countries { id } }', {}, { token }));
const total = async () => {
  const { data } = await other.query<{ trainers: { paginatorInfo: { total: number } } }>(
    countTrainers,
    {},
    { as: 'administrator' },
  );
  return data.trainers.paginatorInfo.total;
};

describe.each([
  ['as long as they hear of each other', false],
  ['while they do not', true],
] as const)('%s', (_when, isMuted) => {
  let token: string;
  let leaving: string;
  /** The other process has it all by heart. */
  beforeAll(async () => {
    [token, leaving] = [await signIn(), await signIn()];
    for (const each of [token, leaving]) expect(await seen(other, each)).toBe('ok');
    await total();
    if (isMuted) unmute = await muteListeners(url, [home, there]);
  });
  afterAll(() => unmute());
  /** A word from process to process takes a moment; where there is none, nothing is waited for. */
  const atOnce = <T>(ask: () => Promise<T>) =>
    expect.poll(ask, { timeout: isMuted ? 0 : 1_000, interval: 1 });

  it('a session that one ends is over at the other', async () => {
    expect((await logout(leaving)).errors).toBeUndefined();
    await atOnce(() => seen(other, leaving)).toBe('UNAUTHENTICATED');
  });

  it('a role that one changes is in force at the other', async () => {
    const { data } = await one.content<{ viewer: { id: string } }>('{ viewer { id } }', {}, { token });
    const become = async (role: string) => {
      const variables = { id: data.viewer.id, roles: [role] };
      expect((await one.query(setRoles, variables, { as: 'administrator' })).errors).toBeUndefined();
    };
    const attempt = async () => outcomeOf(await other.query(makeTrainer, {}, { token }));
    expect(await attempt()).toBe('FORBIDDEN');
    await become('administrator');
    await atOnce(attempt).toBe('ok');
    await become('booker');
    await atOnce(attempt).toBe('FORBIDDEN');
  });

  it('what one writes the other counts', async () => {
    const before = await total();
    expect(outcomeOf(await one.query(makeTrainer, {}, { as: 'administrator' }))).toBe('ok');
    await atOnce(total).toBe(before + 1);
  });
});

it('what was kept is not taken up again once they hear of each other', async () => {
  const token = await signIn();
  expect(await seen(other, token)).toBe('ok');
  const unmute = await muteListeners(url, [home, there]);
  await logout(token);
  await unmute();
  expect(await seen(other, token)).toBe('UNAUTHENTICATED');
});
