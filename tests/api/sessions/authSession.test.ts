import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { testNow, testPassword } from '#tests/setup/testDatabase.ts';

const login = `mutation { login(input: {provider: PASSWORD, credentials: {username: "booker", password: "${testPassword}"}}) {
  authToken refreshToken authTokenExpiration } }`;
const refresh = `mutation RefreshTokenMutation($token: String!) {
  refreshToken(input: {refreshToken: $token}) { authToken authTokenExpiration refreshToken success } }`;
const logout = 'mutation LogoutMutation { logout(input: {}) { status } }';
const viewer = '{ viewer { username } }';
const data = '{ countries { id } }';

interface Tokens {
  readonly authToken: string;
  readonly refreshToken: string;
}
interface Refreshed {
  readonly refreshToken: {
    readonly authToken: string;
    readonly authTokenExpiration: string;
    readonly refreshToken: string | null;
    readonly success: boolean;
  } | null;
}

const minute = 60_000;
const hour = 60 * minute;

describe('a session', () => {
  let test: TestApp;
  let tokens: Tokens;
  beforeAll(async () => {
    test = await createTestApp({
      env: { AUTH_TOKEN_SECONDS: '300', AUTH_REFRESH_SECONDS: '86400', AUTH_SESSION_SECONDS: '172800' },
    });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.now = new Date(testNow);
    tokens = (await test.content<{ login: Tokens }>(login)).data.login;
  });

  const pass = (milliseconds: number) => {
    test.clock.now = new Date(test.clock.now.getTime() + milliseconds);
  };
  const who = async (token: string) =>
    (await test.content<{ viewer: { username: string } | null }>(viewer, {}, { token })).data.viewer
      ?.username ?? null;
  const refreshWith = (token: string) => test.content<Refreshed>(refresh, { token });
  const codeOf = async (token: string) => (await refreshWith(token)).errors?.[0]?.extensions.code;

  it('lets data calls through with its bearer token, and nobody without', async () => {
    expect((await test.query(data, {}, { token: tokens.authToken })).errors).toBeUndefined();
    const refused = await test.query(data);
    expect(refused.status).toBe(200);
    expect(refused.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each([
    // Not its last character, of which some bits count for nothing.
    [
      'damaged',
      (token: string) => `${token.slice(0, -9)}${token.at(-9) === 'x' ? 'y' : 'x'}${token.slice(-8)}`,
    ],
    [
      'unsigned',
      (token: string) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`,
    ],
    ['made up', () => 'nonsense'],
  ])('takes no token that is %s', async (_kind, change) => {
    expect(await who(change(tokens.authToken))).toBeNull();
  });

  it('expires', async () => {
    pass(5 * minute - 1_000);
    expect(await who(tokens.authToken)).toBe('booker');
    pass(1_000);
    expect(await who(tokens.authToken)).toBeNull();
  });

  it('goes on with the refresh token, which changes with each use (S7)', async () => {
    pass(4 * minute);
    const { data: first } = await refreshWith(tokens.refreshToken);
    expect(first.refreshToken?.success).toBe(true);
    expect(first.refreshToken?.refreshToken).not.toBe(tokens.refreshToken);
    expect(await who(first.refreshToken?.authToken ?? '')).toBe('booker');
    const { data: second } = await refreshWith(first.refreshToken?.refreshToken ?? '');
    expect(second.refreshToken?.success).toBe(true);
  });

  /** What a refresh brings next, whose success it asserts. */
  const rotate = async (token: string): Promise<string> => {
    const { data: answer, errors } = await refreshWith(token);
    expect(errors).toBeUndefined();
    const next = answer.refreshToken?.refreshToken ?? '';
    expect(next).not.toBe('');
    expect(next).not.toBe(token);
    return next;
  };

  it('goes on after an answer got lost, as by a reload, with the token that was presented already (S7)', async () => {
    await rotate(tokens.refreshToken);
    pass(2 * minute);
    const second = await rotate(tokens.refreshToken);
    pass(2 * minute);
    const third = await rotate(second);
    pass(10 * minute);
    await rotate(third);
  });

  it('lets two tabs refresh with one token at the same time, and go on with either answer (S7)', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => rotate(tokens.refreshToken)));
    expect(new Set([one, two, three]).size).toBe(3);
    const next = await rotate(one ?? '');
    await rotate(two ?? '');
    await rotate(next);
  });

  it.each([
    ['after the grace', 0, 2.5 * minute + 1_000],
    ['of one replaced before the last, within the grace', 1, 0],
  ])('ends where a token is used again %s (S7)', async (_when, furtherTurns, wait) => {
    let latest = await rotate(tokens.refreshToken);
    for (let turn = 0; turn < furtherTurns; turn += 1) latest = await rotate(latest);
    pass(wait);
    expect(await codeOf(tokens.refreshToken)).toBe('SESSION_ENDED');
    expect(await codeOf(latest)).toBe('SESSION_ENDED');
  });

  it('ends for whoever took the token that the other tab did not keep, once its successor is used (S7)', async () => {
    const [kept, taken] = await Promise.all([1, 2].map(() => rotate(tokens.refreshToken)));
    const next = await rotate(kept ?? '');
    pass(3 * minute);
    expect(await codeOf(taken ?? '')).toBe('SESSION_ENDED');
    expect(await codeOf(next)).toBe('SESSION_ENDED');
  });

  it('keeps no token that has expired', async () => {
    let token = tokens.refreshToken;
    for (let turn = 0; turn < 3; turn += 1) {
      pass(15 * hour);
      token = await rotate(token);
    }
    const { sid } = JSON.parse(Buffer.from(tokens.authToken.split('.')[1] ?? '', 'base64url').toString()) as {
      sid: string;
    };
    const kept = await test.database.kysely
      .selectFrom('session_tokens')
      .select('generation')
      .where('session_id', '=', sid)
      .orderBy('generation')
      .execute();
    expect(kept.map(({ generation }) => generation)).toEqual([3, 4]);
  });

  it('goes on with its auth token, which the client keeps as its refresh token (spec §4), also when that has expired', async () => {
    let token = tokens.authToken;
    for (let turn = 0; turn < 5; turn += 1) {
      pass(10 * minute);
      expect(await who(token)).toBeNull();
      const { data: answer } = await refreshWith(token);
      token = answer.refreshToken?.authToken ?? '';
      expect(await who(token)).toBe('booker');
    }
  });

  describe('kept up by its auth tokens (spec §4)', () => {
    const goOn = async (token: string): Promise<string> => {
      const { data: answer, errors } = await refreshWith(token);
      expect(errors).toBeUndefined();
      expect(answer.refreshToken?.refreshToken).toBeNull();
      const next = answer.refreshToken?.authToken ?? '';
      expect(await who(next)).toBe('booker');
      return next;
    };

    it('lets two tabs present one token at the same time, and go on with either answer (S7)', async () => {
      const [one, two, three] = await Promise.all([1, 2, 3].map(() => goOn(tokens.authToken)));
      const next = await goOn(one ?? '');
      await goOn(two ?? '');
      await goOn(three ?? '');
      await goOn(next);
    });

    it('goes on after an answer got lost (S7)', async () => {
      await goOn(tokens.authToken);
      pass(2 * minute);
      const second = await goOn(tokens.authToken);
      pass(10 * minute);
      await goOn(second);
    });

    it.each([
      ['after the grace', 0, 2.5 * minute + 1_000],
      ['of one replaced before the last, within the grace', 1, 0],
    ])('ends where one is used again %s (S7)', async (_when, furtherTurns, wait) => {
      let latest = await goOn(tokens.authToken);
      for (let turn = 0; turn < furtherTurns; turn += 1) latest = await goOn(latest);
      pass(wait);
      expect(await codeOf(tokens.authToken)).toBe('SESSION_ENDED');
      expect(await codeOf(latest)).toBe('SESSION_ENDED');
      expect(await who(latest)).toBeNull();
    });

    it('is what the web client makes of a sign-in: refresh token first, auth tokens from then on', async () => {
      let token = tokens.refreshToken;
      for (let turn = 0; turn < 30; turn += 1) {
        pass(2 * minute);
        const { data: answer, errors } = await refreshWith(token);
        expect(errors, `refresh ${turn}`).toBeUndefined();
        token = answer.refreshToken?.authToken ?? '';
      }
      expect(await who(token)).toBe('booker');
      // The refresh token of the sign-in was replaced long ago.
      expect(await codeOf(tokens.refreshToken)).toBe('SESSION_ENDED');
      expect(await who(token)).toBeNull();
    });

    it('ends for good after its absolute lifetime (S7)', async () => {
      let token = tokens.authToken;
      for (let turn = 0; turn < 4; turn += 1) {
        pass(11.99 * hour);
        token = await goOn(token);
      }
      pass(0.05 * hour);
      expect(await codeOf(token)).toBe('SESSION_ENDED');
    });
  });

  it('does not go on with an auth token that expired too long ago, even while the session lives', async () => {
    pass(20 * hour);
    expect((await refreshWith(tokens.refreshToken)).errors).toBeUndefined();
    pass(5 * hour);
    expect(await codeOf(tokens.authToken)).toBe('SESSION_ENDED');
  });

  it('ends for good after its absolute lifetime, however often it was refreshed (S7)', async () => {
    let token = tokens.refreshToken;
    for (let turn = 0; turn < 4; turn += 1) {
      pass(11 * hour);
      token = (await refreshWith(token)).data.refreshToken?.refreshToken ?? '';
    }
    pass(4 * hour - 2_000);
    const { data: last } = await refreshWith(token);
    expect(Number(last.refreshToken?.authTokenExpiration)).toBe(Date.parse(testNow) / 1000 + 172_800);
    pass(3_000);
    expect(await codeOf(last.refreshToken?.refreshToken ?? '')).toBe('SESSION_ENDED');
    expect(await codeOf(last.refreshToken?.authToken ?? '')).toBe('SESSION_ENDED');
  });

  it('ends unless it is used for a day', async () => {
    pass(24 * hour + 1_000);
    expect(await codeOf(tokens.refreshToken)).toBe('SESSION_ENDED');
  });

  it('ends by signing out, at once and for every token', async () => {
    expect(await who(tokens.authToken)).toBe('booker');
    const { data: answer } = await test.content<{ logout: { status: string } }>(
      logout,
      {},
      { token: tokens.authToken },
    );
    expect(answer.logout.status).toBe('SUCCESS');
    expect(await who(tokens.authToken)).toBeNull();
    expect(await codeOf(tokens.authToken)).toBe('SESSION_ENDED');
    expect(await codeOf(tokens.refreshToken)).toBe('SESSION_ENDED');
  });

  it('ends by signing out with an expired token too', async () => {
    pass(hour);
    await test.content(logout, {}, { token: tokens.authToken });
    expect(await codeOf(tokens.refreshToken)).toBe('SESSION_ENDED');
  });

  it('refuses a token it does not know with a status of 403 in the error (spec §4)', async () => {
    const { errors } = await refreshWith('never issued');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'SESSION_ENDED', status: 403 });
  });

  it('feels a changed role at the next call', async () => {
    const audits = '{ users { ID } }';
    expect((await test.query(audits, {}, { as: 'administrator' })).errors).toBeUndefined();
    const refused = await test.query<{ users: unknown[] } | null>(audits, {}, { token: tokens.authToken });
    const { id } = await test.database.kysely
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'booker')
      .executeTakeFirstOrThrow();
    await test.database.kysely
      .insertInto('user_roles')
      .values({ user_id: id, role: 'administrator' })
      .execute();
    const allowed = await test.query<{ users: unknown[] }>(audits, {}, { token: tokens.authToken });
    expect(allowed.data.users.length).toBeGreaterThan(refused.data?.users.length ?? 0);
  });
});
