import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdministrator } from '#server/auth/createAdministrator.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';

const given = { email: 'chief@clinic.example', password: 'a password in a file' };
const login = `mutation ($password: String!) {
  login(input: {provider: PASSWORD, credentials: {username: "chief@clinic.example", password: $password}}) {
    authToken user { username } } }`;
const change = `mutation ($password: String!) {
  changeMyPassword(input: {current_password: "${given.password}", password: $password}) }`;

describe('the first administrator (S7)', () => {
  let test: TestApp;
  let token: string;
  beforeAll(async () => {
    test = await createTestApp();
    await test.database.kysely
      .updateTable('users')
      .set({ username: 'earlier' })
      .where('username', '=', 'administrator')
      .execute();
    await test.database.transaction((tx) => createAdministrator(tx, given));
    const { data } = await test.content<{ login: { authToken: string } }>(login, {
      password: given.password,
    });
    token = data.login.authToken;
  });
  afterAll(() => test.close());

  const ask = (query: string, variables: object = {}) => test.query(query, variables, { token });
  const codeOf = async (...asked: Parameters<typeof ask>) =>
    (await ask(...asked)).errors?.[0]?.extensions.code;

  it.each([
    ['a query', '{ countries { id } }'],
    ['one behind a fragment', 'query { ...F } fragment F on Query { countries { id } }'],
    ['a mutation', 'mutation { updateUserPreferences(preferences: "{}") { ID } }'],
    ['one beside the change', change.replace(/\}$/, ' updateUserPreferences(preferences: "{}") { ID } }')],
  ])('does nothing before the given password is changed: %s', async (_kind, query) => {
    const password = 'lantern gravel otter mint';
    const response = await test.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}` },
      payload: { query, variables: { password } },
    });
    const { errors } = response.json<{ errors: { message: string; extensions: { code: string } }[] }>();
    expect(errors[0]).toMatchObject({
      message: 'Choose a password of your own first.',
      extensions: { code: 'PASSWORD_CHANGE_DUE' },
    });
  });

  it('is named in the log by the system that made them (S4)', async () => {
    const made = await test.database.kysely
      .selectFrom('audits')
      .select(['model', 'user_id', 'event'])
      .where('auditable_type', '=', 'User')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(made).toEqual({ model: 'administrator', user_id: null, event: 'created' });
  });

  it('is told who they are, and keeps no password that was given', async () => {
    const { data } = await test.content('{ viewer { username } }', {}, { token });
    expect(data).toEqual({ viewer: { username: 'administrator' } });
    const { errors } = await ask(change, { password: given.password });
    expect(errors?.[0]?.extensions.validation).toEqual({
      'input.password': ['This is the password you have.'],
    });
  });

  it('goes on as soon as it is changed, and is never asked again', async () => {
    expect((await ask(change, { password: 'lantern gravel otter mint' })).errors).toBeUndefined();
    expect(await codeOf('{ countries { id } }')).toBeUndefined();
    const { data } = await test.content<{ login: { authToken: string } }>(login, {
      password: 'lantern gravel otter mint',
    });
    const again = await test.query('{ countries { id } }', {}, { token: data.login.authToken });
    expect(again.errors).toBeUndefined();
  });

  it('is the only one', async () => {
    expect((await test.query('{ countries { id } }', {}, { as: 'viewer' })).errors).toBeUndefined();
  });
});
