import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { testNow, testPassword } from '#tests/setup/testDatabase.ts';
import { mailRound, publicUrl } from '../server/mailRound.ts';
import { startMailServer, type MailServer } from '../server/mailServer.ts';

const request = `mutation SendPasswordResetEmailMutation($username: String!) {
  sendPasswordResetEmail(input: {username: $username, clientMutationId: "9"}) { success clientMutationId } }`;
const complete = `mutation ResetUserPasswordMutation($login: String!, $key: String!, $password: String!) {
  resetUserPassword(input: {login: $login, key: $key, password: $password}) { success } }`;
const login = `mutation LoginMutation($username: String!, $password: String!) {
  login(input: {provider: PASSWORD, credentials: {username: $username, password: $password}}) { authToken refreshToken } }`;
const refresh = 'mutation ($token: String!) { refreshToken(input: {refreshToken: $token}) { authToken } }';
const fresh = 'four words make one';

describe('a forgotten password (S7)', () => {
  let test: TestApp;
  let server: MailServer;
  beforeAll(async () => {
    test = await createTestApp({ resetAnswerMs: 0 });
    server = await startMailServer();
  });
  afterAll(async () => {
    await server.close();
    await test.close();
  });
  let client = 0;
  beforeEach(async () => {
    // Another address each time: limits count by it.
    client += 1;
    test.clock.now = new Date(testNow);
    server.taken.length = 0;
    await sql`delete from password_resets`.execute(test.database.kysely);
    await sql`delete from outgoing_mails`.execute(test.database.kysely);
  });

  const from = () => ({ remoteAddress: `10.0.0.${client}` });
  const content = async <T>(operation: string, variables: object, { app } = test) => {
    const response = await app.inject({
      method: 'POST',
      url: '/content/graphql',
      payload: { query: operation, variables },
      ...from(),
    });
    return {
      status: response.statusCode,
      ...response.json<{ data: T; errors?: { extensions: Record<string, unknown> }[] }>(),
    };
  };
  const ask = (username: string, of = test) => content(request, { username }, of);
  const choose = (username: string, key: string, password = fresh) =>
    content<{ resetUserPassword: { success: boolean } | null }>(complete, { login: username, key, password });
  const codeOf = async (answer: ReturnType<typeof choose>) => (await answer).errors?.[0]?.extensions['code'];
  const pass = (minutes: number) => {
    test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000);
  };
  const linkIn = (text: string | undefined) => {
    const [, username = '', key = ''] =
      new RegExp(`^${publicUrl}/account/password-reset/([^/]+)/([\\w-]+)$`, 'm').exec(text ?? '') ?? [];
    return { username: decodeURIComponent(username), key };
  };
  const keyFor = async (username: string) => {
    await ask(username);
    await mailRound(test, { SMTP_URL: server.url });
    return linkIn(server.taken.at(-1)?.text).key;
  };

  it('is answered with a mail in the product’s words, as text and as HTML, whose link works', async () => {
    await sql`update users set password_change_due = true where username = 'viewer'`.execute(
      test.database.kysely,
    );
    expect((await ask('viewer')).data).toEqual({
      sendPasswordResetEmail: { success: true, clientMutationId: '9' },
    });
    await mailRound(test, { SMTP_URL: server.url, MAIL_FROM: 'Convene <hello@convene.example>' });
    const [mail] = server.taken;
    const { user_email } = await test.database.kysely
      .selectFrom('users')
      .select('user_email')
      .where('username', '=', 'viewer')
      .executeTakeFirstOrThrow();
    expect(mail?.recipients).toEqual([user_email]);
    expect(mail?.from).toMatchObject({ name: 'Convene', address: 'hello@convene.example' });
    expect(mail?.subject).toBe('Choose a new password');
    expect(mail?.text).toContain('The link below is good for one hour and for one use.');
    const { username, key } = linkIn(mail?.text);
    expect(username).toBe('viewer');
    expect(mail?.html).toContain(`href="${publicUrl}/account/password-reset/viewer/${key}"`);
    expect((await choose(username, key)).data.resetUserPassword).toEqual({ success: true });
    const signedIn = await content<{ login: { authToken: string } }>(login, { username, password: fresh });
    // A password of their own is what was due.
    const token = signedIn.data.login.authToken;
    expect((await test.query('{ countries { id } }', {}, { token })).errors).toBeUndefined();
    expect(
      (await content<{ login: unknown }>(login, { username, password: testPassword })).data.login,
    ).toBeNull();
    await mailRound(test, { SMTP_URL: server.url });
    expect(server.taken.map(({ subject }) => subject)).toEqual([
      'Choose a new password',
      'Your password has been changed',
    ]);
  });

  it('takes the e-mail address too', async () => {
    const { user_email } = await test.database.kysely
      .selectFrom('users')
      .select('user_email')
      .where('username', '=', 'booker')
      .executeTakeFirstOrThrow();
    expect(await keyFor(user_email.toUpperCase())).not.toBe('');
  });

  it('is answered alike, after the same pause, for an account that does not exist, and sends nothing', async () => {
    const usual = await createTestApp({ over: test.database });
    const timed = async (name: string) => {
      const start = performance.now();
      const answer = await ask(name, usual);
      return { answer, took: performance.now() - start };
    };
    const [known, unknown] = [await timed('booker'), await timed('nobody-of-that-name')];
    await usual.close();
    expect(unknown.answer).toEqual(known.answer);
    expect(Math.min(known.took, unknown.took)).toBeGreaterThan(390);
    const mails = await test.database.kysely.selectFrom('outgoing_mails').selectAll().execute();
    expect(mails).toHaveLength(1);
  });

  it('stores no key in clear, neither with the reset nor in the queue', async () => {
    const key = await keyFor('booker');
    const stored = JSON.stringify([
      await test.database.kysely.selectFrom('password_resets').selectAll().execute(),
      await test.database.kysely.selectFrom('outgoing_mails').selectAll().execute(),
      await test.database.kysely
        .selectFrom('audits')
        .selectAll()
        .where('auditable_type', '=', 'User')
        .execute(),
    ]);
    expect(key.length).toBeGreaterThan(40);
    expect(stored).not.toContain(key);
  });

  it('has a key for one use, and another use ends them all', async () => {
    const [first, second] = [await keyFor('logistics'), await keyFor('logistics')];
    expect(first).not.toBe(second);
    expect((await choose('logistics', first)).errors).toBeUndefined();
    expect(await codeOf(choose('logistics', first))).toBe('RESET_LINK_INVALID');
    expect(await codeOf(choose('logistics', second))).toBe('RESET_LINK_INVALID');
  });

  it('changes one password only, where the link is used twice at once', async () => {
    const key = await keyFor('logistics');
    const codes = await Promise.all(
      [1, 2, 3].map((turn) => codeOf(choose('logistics', key, `${fresh} ${turn}`))),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  });

  it('has a key for one hour', async () => {
    const key = await keyFor('compliance');
    pass(60);
    expect(await codeOf(choose('compliance', key))).toBe('RESET_LINK_INVALID');
    const other = await keyFor('compliance');
    pass(59.9);
    expect((await choose('compliance', other)).errors).toBeUndefined();
  });

  it('has a key of one account', async () => {
    const key = await keyFor('booker');
    expect(await codeOf(choose('administrator', key))).toBe('RESET_LINK_INVALID');
    expect(await codeOf(choose('nobody', key))).toBe('RESET_LINK_INVALID');
    expect(await codeOf(choose('booker', `${key}x`))).toBe('RESET_LINK_INVALID');
  });

  it('refuses a password that is too short, and the key stays good', async () => {
    const key = await keyFor('booker');
    const refused = await choose('booker', key, 'short');
    expect(refused.errors?.[0]?.extensions['validation']).toEqual({
      'input.password': ['A password has at least 12 characters.'],
    });
    expect((await choose('booker', key)).errors).toBeUndefined();
  });

  it('ends all sessions of the account', async () => {
    const jar = new Map<string, string>();
    const { data } = await test.content<{ login: { authToken: string; refreshToken: string } }>(
      login,
      { username: 'country_manager', password: testPassword },
      { jar },
    );
    const key = await keyFor('country_manager');
    await choose('country_manager', key);
    for (const token of [data.login.refreshToken, data.login.authToken])
      expect((await test.content(refresh, { token }, { jar })).errors?.[0]?.extensions['code']).toBe(
        'SESSION_ENDED',
      );
    const { errors } = await test.query('{ countries { id } }', {}, { token: data.login.authToken });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is in the audit, without the password', async () => {
    const key = await keyFor('global_manager');
    await choose('global_manager', key);
    const { rows } = await sql<{ new_values: unknown }>`
      select a.new_values from audits a join users u on u.id = a.auditable_id
      where a.auditable_type = 'User' and u.username = 'global_manager' order by a.id desc limit 2`.execute(
      test.database.kysely,
    );
    expect(rows.map(({ new_values }) => new_values)).toEqual([
      { password_hash: '•••', password_reset: 'completed' },
      { password_reset: 'requested' },
    ]);
  });

  it('is limited by address and name, for accounts that do not exist as well', async () => {
    for (const name of ['administrator', 'nobody here']) {
      for (const { errors } of await Promise.all(Array.from({ length: 5 }, () => ask(name))))
        expect(errors).toBeUndefined();
      const refused = (await ask(name)).errors?.[0]?.extensions;
      expect(refused).toMatchObject({ code: 'RATE_LIMITED' });
      expect(refused?.['seconds']).toBeGreaterThan(0);
    }
    // From elsewhere it is taken, but a mailbox is not filled.
    client += 100;
    expect((await ask('administrator')).errors).toBeUndefined();
    const mails = await test.database.kysely.selectFrom('outgoing_mails').selectAll().execute();
    expect(mails).toHaveLength(5);
    // What was used up makes room for another.
    await sql`update password_resets set used_at = created_at`.execute(test.database.kysely);
    expect(await keyFor('administrator')).not.toBe('');
    // However many names there are: fifty from one address.
    client += 100;
    const many = await Promise.all(Array.from({ length: 51 }, (_, turn) => ask(`nobody ${turn}`)));
    expect(many.filter(({ errors }) => errors?.[0]?.extensions['code'] === 'RATE_LIMITED')).toHaveLength(1);
  });

  it('slows down guessing at keys, and forgets what was mistyped before the right one', async () => {
    const key = await keyFor('viewer');
    for (let turn = 0; turn < 9; turn += 1) await choose('viewer', `typed-${turn}`);
    expect((await choose('viewer', key)).errors).toBeUndefined();
    for (let turn = 0; turn < 10; turn += 1)
      expect(await codeOf(choose('viewer', `guess-${turn}`))).toBe('RESET_LINK_INVALID');
    expect(await codeOf(choose('viewer', 'guess-10'))).toBe('RATE_LIMITED');
  });

  it('stays forgotten where the account is deactivated, before the mail and after it', async () => {
    const key = await keyFor('viewer');
    const setDeactivated = (at: string | null) =>
      sql`update users set deactivated_at = ${at} where username = 'viewer'`.execute(test.database.kysely);
    await setDeactivated(testNow);
    expect(await codeOf(choose('viewer', key))).toBe('RESET_LINK_INVALID');
    server.taken.length = 0;
    expect((await ask('viewer')).errors).toBeUndefined();
    await mailRound(test, { SMTP_URL: server.url });
    expect(server.taken).toEqual([]);
    await setDeactivated(null);
    expect((await choose('viewer', key)).data.resetUserPassword?.success).toBe(true);
  });

  it('becomes a file in DATA_DIR/outbox where there is no mail server', async () => {
    await ask('viewer');
    expect(await mailRound(test)).toBe(1);
    const folder = join(test.dataDir, 'outbox');
    const [file = '', ...more] = readdirSync(folder);
    expect(more).toEqual([]);
    expect(file).toMatch(/\.eml$/);
    const mail = await PostalMime.parse(readFileSync(join(folder, file)));
    expect(mail.subject).toBe('Choose a new password');
    expect((await choose('viewer', linkIn(mail.text).key)).errors).toBeUndefined();
  });
});
