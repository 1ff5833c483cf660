import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/auth/passwords.ts';
import type { Sessions } from '#server/auth/Sessions.ts';
import { KnownDevices } from '#server/auth/KnownDevices.ts';
import { Attempts } from '#server/auth/Attempts.ts';
import { SecondStep } from '#server/auth/secondFactor/SecondStep.ts';
import { SignIn } from '#server/auth/SignIn.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { testPassports, testPassword } from '#tests/setup/testDatabase.ts';
import { creating, updating } from '../mutations.ts';

const request = 'mutation { sendPasswordResetEmail(input: {username: "viewer"}) { success } }';
const update = updating('User');
const deactivate = 'mutation ($id: ID!) { deactivateUser(id: $id) { ID } }';

/** S7: whichever way a password comes about, nothing that the old one opened outlives it. */
describe('a password that changes', () => {
  let test: TestApp;
  let id: string;
  beforeAll(async () => {
    test = await createTestApp();
    const { rows } = await sql<{ id: string }>`select id::text from users where username = 'viewer'`.execute(
      test.database.kysely,
    );
    id = rows[0]?.id ?? '';
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await sql`delete from password_resets`.execute(test.database.kysely);
    await sql`delete from outgoing_mails`.execute(test.database.kysely);
  });

  const openKeys = async () =>
    (await sql`select 1 from password_resets where used_at is null`.execute(test.database.kysely)).rows
      .length;
  const mails = async () => {
    const { rows } = await sql<{ kind: string }>`select kind from outgoing_mails order by kind`.execute(
      test.database.kysely,
    );
    return rows.map(({ kind }) => kind);
  };
  const change = (input: object) => test.query(update, { input: { id, ...input } }, { as: 'administrator' });

  it('by an administrator uses up the keys of mails, and its owner is told', async () => {
    await test.content(request);
    expect(await openKeys()).toBe(1);
    expect((await change({ password: 'chosen by somebody else' })).errors).toBeUndefined();
    expect(await openKeys()).toBe(0);
    expect(await mails()).toEqual(['PASSWORD_CHANGED', 'PASSWORD_RESET']);
  });

  it('is not told of where only a name has changed, or where the account is new', async () => {
    await change({ first_name: 'Vera' });
    const input = {
      username: 'newcomer',
      user_email: 'newcomer@clinic.example',
      password: 'a password to begin with',
    };
    const made = await test.query(creating('User'), { input }, { as: 'administrator' });
    expect(made.errors).toBeUndefined();
    expect(await mails()).toEqual([]);
  });

  it('leaves no session to a sign-in that was on its way with the old one', async () => {
    await change({ password: testPassword });
    let opened = 0;
    const begin: Sessions['begin'] = async ({ userId }, stillHolds) => {
      const password_hash = await hashPassword('changed in between');
      await test.database.kysely
        .updateTable('users')
        .set({ password_hash })
        .where('id', '=', userId)
        .execute();
      await test.database.transaction(stillHolds);
      opened += 1;
      throw new Error('The session was opened.');
    };
    const now = () => test.clock.now;
    const devices = new KnownDevices('of this test alone', false, now);
    const rules = { issuer: '', roles: [], tries: new Attempts(test.database, now, 'second factor', 5) };
    const deps = { database: test.database, sessions: { begin }, cipher: testPassports, rules, now };
    const signIn = new SignIn(test.database, { begin }, new SecondStep(deps), devices, now);
    const caller = { address: '10.1.0.1', userAgent: null, cookies: undefined };
    await expect(
      signIn.byPassword({ username: 'viewer', password: testPassword }, caller),
    ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(opened).toBe(0);
  });

  it('is chosen by nobody whose account is deactivated', async () => {
    await test.content(request);
    expect((await test.query(deactivate, { id }, { as: 'administrator' })).errors).toBeUndefined();
    expect(await openKeys()).toBe(0);
  });
});
