import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testPassword } from '#tests/setup/testDatabase.ts';
import { mailRound, publicUrl } from '../server/mailRound.ts';
import { startMailServer, type MailServer } from '../server/mailServer.ts';
import { codeOf, openSsoWorld, type SsoWorld } from './ssoWorld.ts';
import { creating, updating } from '../mutations.ts';

const request = `mutation ($username: String!) {
  sendPasswordResetEmail(input: {username: $username}) { success } }`;
const complete = `mutation ($login: String!, $key: String!, $password: String!) {
  resetUserPassword(input: {login: $login, key: $key, password: $password}) { success } }`;
const change = `mutation ($current: String!, $password: String!) {
  changeMyPassword(input: {current_password: $current, password: $password}) }`;
const update = updating('User');
const ben = 'ben@contoso.example';
const fresh = 'four words make one';

describe('somebody who only signs on', () => {
  let world: SsoWorld;
  let server: MailServer;
  let id = '';
  let token = '';
  beforeAll(async () => {
    [world, server] = await Promise.all([openSsoWorld({ SSO_NEW_USERS: 'create' }), startMailServer()]);
    await signIn();
  });
  afterAll(async () => {
    await server.close();
    await world.close();
  });
  beforeEach(async () => {
    server.taken.length = 0;
    for (const table of ['password_resets', 'outgoing_mails'])
      await sql`delete from ${sql.table(table)}`.execute(world.test.database.kysely);
  });

  const signIn = async () => {
    const { data } = await world.signIn(ben);
    ({ id } = data.login?.user ?? { id });
    token = data.login?.authToken ?? '';
  };
  let client = 0;
  /** From another address each time: limits count by it. */
  const content = async (query: string, variables: object) => {
    client += 1;
    const response = await world.test.app.inject({
      method: 'POST',
      url: '/content/graphql',
      payload: { query, variables },
      remoteAddress: `10.1.0.${client}`,
    });
    return response.json<{ data: object; errors?: { extensions: { code: string } }[] }>();
  };
  const ask = (username: string) => content(request, { username });
  const mailsAfter = async (...names: readonly string[]) => {
    await Promise.all(names.map(ask));
    await mailRound(world.test, { SMTP_URL: server.url });
    return server.taken;
  };
  const hasPassword = async () =>
    (await world.test.query<{ hasPassword: boolean }>('{ hasPassword }', {}, { token })).data.hasPassword;

  it('gets no way to a password but a mail that says how to sign in, and the same answer as everybody', async () => {
    expect(await ask(ben)).toEqual(await ask('nobody at all'));
    await mailRound(world.test, { SMTP_URL: server.url });
    const [mail, ...more] = server.taken;
    expect(more).toEqual([]);
    expect(mail?.recipients).toEqual([ben]);
    expect(mail?.subject).toBe('Sign in with Microsoft');
    expect(mail?.text).toContain('Your account has no password: you sign in with Microsoft.');
    expect(mail?.text).toContain(`${publicUrl}/account/login`);
    expect(mail?.text).not.toContain('password-reset');
    const { kysely } = world.test.database;
    expect(await kysely.selectFrom('password_resets').selectAll().execute()).toEqual([]);
    const { new_values } = await kysely
      .selectFrom('audits')
      .select('new_values')
      .where('auditable_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(new_values).toEqual({ password_reset: 'refused' });
  });

  it('is sent only so many of them', async () => {
    expect(await mailsAfter(...Array.from({ length: 7 }, () => ben))).toHaveLength(5);
  });

  it('cannot use a link that was asked for before the account was linked', async () => {
    const input = { username: 'carla', user_email: 'carla@contoso.example', roles: ['viewer'] };
    await world.test.query(creating('User'), { input }, { as: 'administrator' });
    const [mail] = await mailsAfter('carla');
    const key = /password-reset\/carla\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(key).not.toBe('');
    await world.link('carla', 'ada@contoso.example');
    const choose = () => content(complete, { login: 'carla', key, password: fresh });
    expect((await choose()).errors?.[0]?.extensions.code).toBe('RESET_LINK_INVALID');
    await sql`delete from user_identities where user_id = (select id from users where username = 'carla')`.execute(
      world.test.database.kysely,
    );
    expect((await choose()).errors).toBeUndefined();
  });

  it('cannot change what is not there, until an administrator gives a password', async () => {
    const changed = (current: string) =>
      world.test.query(change, { current, password: 'another four words' }, { token });
    expect(await hasPassword()).toBe(false);
    expect(codeOf(await changed('anything'))).toBe('NO_PASSWORD');
    const given = await world.test.query(update, { input: { id, password: fresh } }, { as: 'administrator' });
    expect(given.errors).toBeUndefined();
    // A new password ends the sessions.
    await signIn();
    expect(await hasPassword()).toBe(true);
    expect((await changed(fresh)).errors).toBeUndefined();
    server.taken.length = 0;
    expect((await mailsAfter(ben)).map(({ subject }) => subject)).toContain('Choose a new password');
  });
});

it('somebody with a password who is linked keeps both ways', async () => {
  const world = await openSsoWorld();
  try {
    await world.link('booker', ben);
    expect((await world.signIn(ben)).errors).toBeUndefined();
    const { data } = await world.test.content<{ login: object | null }>(
      `mutation ($password: String!) { login(input: {provider: PASSWORD, credentials: {username: "booker", password: $password}}) { authToken } }`,
      { password: testPassword },
    );
    expect(data.login).not.toBeNull();
    await world.test.content(request, { username: 'booker' });
    const resets = await world.test.database.kysely.selectFrom('password_resets').selectAll().execute();
    expect(resets).toHaveLength(1);
  } finally {
    await world.close();
  }
}, 60_000);
