import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { testNow, testPassword } from '#tests/setup/testDatabase.ts';

const login = `mutation LoginMutation($username: String!, $password: String!) {
  login(input: {provider: PASSWORD, credentials: {username: $username, password: $password}}) { authToken refreshToken } }`;
const refresh = 'mutation ($token: String!) { refreshToken(input: {refreshToken: $token}) { authToken } }';
const change = `mutation ($current: String!, $password: String!) {
  changeMyPassword(input: {current_password: $current, password: $password}) }`;
const sessions = '{ mySessions { sessionId userAgent isCurrent dateStarted dateLastUsed } }';
const fresh = 'a password of their own';

interface Device {
  readonly sessionId: string;
  readonly userAgent: string;
  readonly isCurrent: boolean;
  readonly dateLastUsed: string;
}

describe('one’s own account', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.now = new Date(testNow);
    await sql`delete from sessions`.execute(test.database.kysely);
  });

  const signIn = async (username: string, agent = 'a browser', password = testPassword) => {
    const jar = new Map<string, string>();
    const answer = await test.content<{ login: { authToken: string; refreshToken: string } | null }>(
      login,
      { username, password },
      { headers: { 'user-agent': agent }, jar },
    );
    return { jar, ...(answer.data.login ?? { authToken: '', refreshToken: '' }) };
  };
  const devicesOf = async (token: string) =>
    (await test.query<{ mySessions: Device[] }>(sessions, {}, { token })).data.mySessions;
  const isOpen = async (token: string) =>
    (await test.query('{ countries { id } }', {}, { token })).errors === undefined;
  const auditsOf = async (username: string) => {
    const { rows } = await sql<{
      event: string;
      old_values: unknown;
      new_values: unknown;
      by: string | null;
    }>`
      select a.event, a.old_values, a.new_values, b.username as by from audits a
      join users u on u.id = a.auditable_id left join users b on b.id = a.user_id
      where a.auditable_type = 'User' and u.username = ${username} order by a.id desc`.execute(
      test.database.kysely,
    );
    return rows;
  };

  describe('devices', () => {
    it('are listed with the one that asks marked, the latest used first', async () => {
      const one = await signIn('booker', 'Firefox on a desk');
      test.clock.now = new Date(test.clock.now.getTime() + 60_000);
      const two = await signIn('booker', 'Chrome on a lap');
      await signIn('viewer', 'somebody else');
      const devices = await devicesOf(one.authToken);
      expect(devices.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
        ['Chrome on a lap', false],
        ['Firefox on a desk', true],
      ]);
      test.clock.now = new Date(test.clock.now.getTime() + 60_000);
      await test.content(refresh, { token: one.refreshToken }, { jar: one.jar });
      const [first] = await devicesOf(two.authToken);
      expect(first).toMatchObject({
        userAgent: 'Firefox on a desk',
        dateLastUsed: test.clock.now.toISOString(),
      });
    });

    it('are signed out one by one, at once, and it is in the audit', async () => {
      const one = await signIn('booker');
      const two = await signIn('booker');
      const other = (await devicesOf(one.authToken)).find(({ isCurrent }) => !isCurrent);
      const end = 'mutation ($id: String!) { endMySession(session_id: $id) }';
      const ended = await test.query(end, { id: other?.sessionId }, { token: one.authToken });
      expect(ended.data).toEqual({ endMySession: true });
      expect(await isOpen(two.authToken)).toBe(false);
      expect(await isOpen(one.authToken)).toBe(true);
      expect((await test.query(end, { id: other?.sessionId }, { token: one.authToken })).data).toEqual({
        endMySession: false,
      });
      expect((await auditsOf('booker'))[0]).toMatchObject({
        new_values: { sessions_ended: 1 },
        by: 'booker',
      });
    });

    it('of others are out of reach', async () => {
      const mine = await signIn('booker');
      const theirs = await signIn('viewer');
      const [device] = await devicesOf(theirs.authToken);
      const answer = await test.query(
        'mutation ($id: String!) { endMySession(session_id: $id) }',
        { id: device?.sessionId },
        { token: mine.authToken },
      );
      expect(answer.data).toEqual({ endMySession: false });
      expect(await isOpen(theirs.authToken)).toBe(true);
    });

    it('are signed out everywhere else', async () => {
      const [one, two, three] = [await signIn('booker'), await signIn('booker'), await signIn('booker')];
      const answer = await test.query('mutation { endMyOtherSessions }', {}, { token: two.authToken });
      expect(answer.data).toEqual({ endMyOtherSessions: 2 });
      expect(await isOpen(one.authToken)).toBe(false);
      expect(await isOpen(three.authToken)).toBe(false);
      expect(await devicesOf(two.authToken)).toHaveLength(1);
    });
  });

  describe('the name', () => {
    const update =
      'mutation ($input: UpdateMyProfileInput!) { updateMyProfile(input: $input) { fullName nameTitle } }';

    it('is one’s own to change, and audited', async () => {
      const { authToken } = await signIn('viewer');
      const answer = await test.query(
        update,
        { input: { name_title: ' Dr ', first_name: 'Ida', last_name: 'Żółć' } },
        { token: authToken },
      );
      expect(answer.data).toEqual({ updateMyProfile: { fullName: 'Dr Ida Żółć', nameTitle: 'Dr' } });
      const [audit] = await auditsOf('viewer');
      expect(audit).toMatchObject({ by: 'viewer', new_values: { name_title: 'Dr', last_name: 'Żółć' } });
      const before = await auditsOf('viewer');
      await test.query(update, { input: { first_name: 'Ida' } }, { token: authToken });
      expect(await auditsOf('viewer')).toHaveLength(before.length);
    });

    it('holds no more than a name', async () => {
      const { authToken } = await signIn('viewer');
      const { errors } = await test.query(
        update,
        { input: { last_name: 'x'.repeat(201) } },
        { token: authToken },
      );
      expect(errors?.[0]?.extensions.validation).toEqual({ 'input.last_name': ['At most 200 characters.'] });
    });

    it('is all there is to change: the address and the roles are the administrators’', async () => {
      const { authToken } = await signIn('viewer');
      for (const input of [{ user_email: 'x@y.example' }, { roles: ['administrator'] }]) {
        const { errors } = await test.query(update, { input }, { token: authToken });
        expect(errors).toBeDefined();
      }
    });
  });

  describe('the password (S7)', () => {
    const ask = (token: string, current: string, password: string) =>
      test.query<{ changeMyPassword: number }>(change, { current, password }, { token });

    it('changes for whoever knows the current one, and ends all other sessions', async () => {
      const [here, there] = [await signIn('logistics'), await signIn('logistics')];
      const answer = await ask(here.authToken, testPassword, fresh);
      expect(answer.data).toEqual({ changeMyPassword: 1 });
      expect(await isOpen(here.authToken)).toBe(true);
      expect(await isOpen(there.authToken)).toBe(false);
      expect((await signIn('logistics')).authToken).toBe('');
      expect((await signIn('logistics', 'a browser', fresh)).authToken).not.toBe('');
      const [audit] = await auditsOf('logistics');
      expect(audit).toMatchObject({
        old_values: { password_hash: '•••' },
        new_values: { password_hash: '•••' },
      });
      const mail = await test.database.kysely.selectFrom('outgoing_mails').select('kind').execute();
      expect(mail).toEqual([{ kind: 'PASSWORD_CHANGED' }]);
    });

    it('is changed already where it is sent once more, the answer lost', async () => {
      const { authToken } = await signIn('viewer');
      const answers = [
        await ask(authToken, testPassword, fresh),
        await ask(authToken, testPassword, fresh),
        await ask(authToken, testPassword, `${fresh}, another`),
      ];
      expect(answers.map(({ data }) => data?.changeMyPassword)).toEqual([0, 0, undefined]);
      expect(await isOpen(authToken)).toBe(true);
      expect(
        (await auditsOf('viewer')).filter(({ new_values }) => 'password_hash' in (new_values as object)),
      ).toHaveLength(1);
    });

    it('stays where the current one is wrong or the new one too short', async () => {
      const { authToken } = await signIn('compliance');
      const wrong = await ask(authToken, 'not mine', fresh);
      expect(wrong.errors?.[0]?.extensions.validation).toEqual({
        'input.current_password': ['This is not your password.'],
      });
      const short = await ask(authToken, testPassword, 'short');
      expect(short.errors?.[0]?.extensions.validation).toEqual({
        'input.password': ['A password has at least 12 characters.'],
      });
      expect((await signIn('compliance')).authToken).not.toBe('');
    });

    it('cannot be guessed from a browser left open', async () => {
      const { authToken } = await signIn('global_manager');
      // One that is easy to guess is not looked at before.
      for (let turn = 0; turn < 10; turn += 1)
        await ask(authToken, `guess ${turn}`, turn < 5 ? fresh : 'password1234');
      const { errors } = await ask(authToken, testPassword, fresh);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    });
  });

  it('is nobody’s without a session', async () => {
    for (const operation of [
      sessions,
      'mutation { endMyOtherSessions }',
      'mutation { endMySession(session_id: "x") }',
      'mutation { updateMyProfile(input: {}) { ID } }',
      'mutation { changeMyPassword(input: {current_password: "a", password: "b"}) }',
    ]) {
      const { errors } = await test.query(operation);
      expect(errors?.[0]?.extensions.code, operation).toBe('UNAUTHENTICATED');
    }
  });
});
