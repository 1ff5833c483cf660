import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdministrator } from '#server/auth/createAdministrator.ts';
import { hashToken } from '#server/auth/opaqueTokens.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';

const easy = 'This password is easy to guess. Four words that have nothing to do with you are good.';
const change = `mutation ($password: String!) {
  changeMyPassword(input: {current_password: "${testPassword}", password: $password}) }`;
const reset = `mutation ($password: String!) {
  resetUserPassword(input: {login: "viewer", key: "a key", password: $password}) { success } }`;
const create = `mutation ($password: String!) {
  createUser(input: {username: "Friederike", user_email: "friederike.lindenhof@clinic.example", password: $password}) { ID } }`;

const update = `mutation ($id: ID!, $password: String!) {
  updateUser(input: {id: $id, password: $password}) { ID } }`;

/** Long enough, and among the first that anybody would try. */
const weak = [
  'password1234',
  'Password123!',
  'qwertyuiop12',
  'aaaaaaaaaaaaaa',
  '123456789012',
  'iloveyou1234',
];

describe('a password that is easy to guess is refused (S7)', () => {
  let test: TestApp;
  let id: string;
  beforeAll(async () => {
    test = await createTestApp();
    await test.database.kysely
      .updateTable('users')
      .set({ first_name: 'Friederike', last_name: 'Lindenhof' })
      .execute();
    ({ id } = await test.database.kysely
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'viewer')
      .executeTakeFirstOrThrow());
    await test.database.kysely
      .insertInto('password_resets')
      .values({
        id: '00000000-0000-4000-8000-000000000001',
        user_id: id,
        key_hash: hashToken('a key'),
        created_at: test.clock.now.toISOString(),
        expires_at: new Date(test.clock.now.getTime() + 3_600_000).toISOString(),
      })
      .execute();
  });
  afterAll(() => test.close());

  const ways = {
    change: (password: string) => test.query(change, { password }, { as: 'booker' }),
    reset: (password: string) => test.content(reset, { password }),
    create: (password: string) => test.query(create, { password }, { as: 'administrator' }),
    update: (password: string) => test.query(update, { id, password }, { as: 'administrator' }),
  };

  it.each(Object.entries(ways))('at the field: %s', async (_name, way) => {
    for (const password of [...weak, 'friederike lindenhof 2026'])
      expect((await way(password)).errors?.[0]?.extensions.validation).toEqual({ 'input.password': [easy] });
  });

  it('and one that is not goes through', async () => {
    for (const way of Object.values(ways))
      expect((await way('lantern gravel otter mint')).errors).toBeUndefined();
  });

  it('for the first administrator as well, before the start', async () => {
    const given = { email: 'heidi.brunnen@clinic.example', password: 'heidi brunnen' };
    await expect(test.database.transaction((tx) => createAdministrator(tx, given))).rejects.toThrow(
      `ADMIN_PASSWORD is not good: ${easy}`,
    );
  });
});
