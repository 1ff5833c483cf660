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

/** Not its last character, of which some bits count for nothing. */
const damaged = (token: string) =>
  `${token.slice(0, -9)}${token.at(-9) === 'x' ? 'y' : 'x'}${token.slice(-8)}`;

describe('a session', () => {
  let test: TestApp;
  let tokens: Tokens;
  /** The cookies of the browser that signed in. */
  let jar: Map<string, string>;
  beforeAll(async () => {
    test = await createTestApp({
      env: { AUTH_TOKEN_SECONDS: '300', AUTH_REFRESH_SECONDS: '86400', AUTH_SESSION_SECONDS: '172800' },
    });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.now = new Date(testNow);
    jar = new Map();
    tokens = (await test.content<{ login: Tokens }>(login, {}, { jar })).data.login;
  });

  const pass = (milliseconds: number) => {
    test.clock.now = new Date(test.clock.now.getTime() + milliseconds);
  };
  const who = async (token: string) =>
    (await test.content<{ viewer: { username: string } | null }>(viewer, {}, { token })).data.viewer
      ?.username ?? null;
  const refreshWith = (token: string, cookies = jar) =>
    test.content<Refreshed>(refresh, { token }, { jar: cookies });
  const codeOf = async (token: string, cookies = jar) =>
    (await refreshWith(token, cookies)).errors?.[0]?.extensions.code;

  it('lets data calls through with its bearer token, and nobody without', async () => {
    expect((await test.query(data, {}, { token: tokens.authToken })).errors).toBeUndefined();
    const refused = await test.query(data);
    expect(refused.status).toBe(200);
    expect(refused.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['damaged', damaged],
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

  it('goes on with the refresh token and the cookie, which changes with each use (S7)', async () => {
    const cookies = [jar.get('convene-refresh')];
    for (let turn = 0; turn < 3; turn += 1) {
      pass(4 * minute);
      const { data: answer } = await refreshWith(tokens.refreshToken);
      expect(answer.refreshToken?.success).toBe(true);
      expect(await who(answer.refreshToken?.authToken ?? '')).toBe('booker');
      cookies.push(jar.get('convene-refresh'));
    }
    expect(new Set(cookies).size).toBe(4);
    expect(cookies.every(Boolean)).toBe(true);
  });

  it('answers the new auth token as the refresh token to use next time (spec §4)', async () => {
    const { data: answer } = await refreshWith(tokens.refreshToken);
    expect(answer.refreshToken?.refreshToken).toBe(answer.refreshToken?.authToken);
  });

  describe('is not refreshed by one of its halves alone (S7)', () => {
    const nobody = () => new Map<string, string>();

    it('what the page keeps: neither an auth token nor the refresh token', async () => {
      for (const token of [tokens.authToken, tokens.refreshToken])
        expect(await codeOf(token, nobody())).toBe('SESSION_ENDED');
      // Nothing was taken from whoever has both.
      expect(await codeOf(tokens.authToken)).toBeUndefined();
    });

    it('the cookie: what goes with it must be of the same session', async () => {
      const others = (await test.content<{ login: Tokens }>(login)).data.login;
      const tampered = damaged(tokens.authToken);
      for (const token of [others.authToken, others.refreshToken, tampered, 'never issued', ''])
        expect(await codeOf(token)).toBe('SESSION_ENDED');
      expect(await codeOf(tokens.authToken)).toBeUndefined();
    });

    it('a refresh token in the place of the cookie', async () => {
      const made = new Map([['convene-refresh', tokens.refreshToken]]);
      expect(await codeOf(tokens.refreshToken, made)).toBe('SESSION_ENDED');
      expect(await codeOf(tokens.authToken, made)).toBe('SESSION_ENDED');
    });
  });

  it('keeps the cookie out of reach of scripts, other sites and other paths, for as long as it is good', async () => {
    const cookieOf = async (publicUrl: string) => {
      const other = await createTestApp({ env: { PUBLIC_URL: publicUrl }, over: test.database });
      const response = await other.app.inject({
        method: 'POST',
        url: '/content/graphql',
        payload: { query: login },
      });
      await other.close();
      return [response.headers['set-cookie']].flat().find((each) => each?.includes('convene-refresh'));
    };
    expect(await cookieOf('https://convene.example')).toMatch(
      /^__Secure-convene-refresh=[\w-]{43}; Max-Age=86400; Path=\/content\/graphql; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(await cookieOf('http://localhost:8080')).toMatch(
      /^convene-refresh=[\w-]{43}; Max-Age=86400; Path=\/content\/graphql; HttpOnly; SameSite=Strict$/,
    );
  });

  /** Goes on with what the client keeps: the refresh token of the sign-in first, auth tokens from then on. */
  const goOn = async (token: string): Promise<string> => {
    const { data: answer, errors } = await refreshWith(token);
    expect(errors).toBeUndefined();
    const next = answer.refreshToken?.authToken ?? '';
    expect(await who(next)).toBe('booker');
    return next;
  };

  it('is kept up as the web client does it, also with auth tokens that have expired', async () => {
    let token = tokens.refreshToken;
    for (let turn = 0; turn < 30; turn += 1) {
      pass(turn % 2 === 0 ? 2 * minute : 10 * minute);
      token = await goOn(token);
    }
  });

  it('goes on after an answer got lost, as by a reload, with the cookie that was sent already (S7)', async () => {
    await refreshWith(tokens.refreshToken, new Map(jar));
    pass(2 * minute);
    const second = await goOn(tokens.refreshToken);
    pass(10 * minute);
    await goOn(second);
  });

  it.each([
    ['after the grace', 0, 2.5 * minute + 1_000],
    ['that was replaced before the last, within the grace', 1, 0],
  ])('ends where a cookie is used again %s (S7)', async (_when, furtherTurns, wait) => {
    const old = new Map(jar);
    let latest = await goOn(tokens.refreshToken);
    for (let turn = 0; turn < furtherTurns; turn += 1) latest = await goOn(latest);
    pass(wait);
    expect(await codeOf(tokens.refreshToken, old)).toBe('SESSION_ENDED');
    expect(await codeOf(latest)).toBe('SESSION_ENDED');
    expect(await who(latest)).toBeNull();
  });

  it('keeps no cookie that has expired', async () => {
    let token = tokens.refreshToken;
    for (let turn = 0; turn < 3; turn += 1) {
      pass(15 * hour);
      token = await goOn(token);
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

  it('ends for good after its absolute lifetime, however often it was refreshed (S7)', async () => {
    let token = tokens.refreshToken;
    for (let turn = 0; turn < 4; turn += 1) {
      pass(11 * hour);
      token = await goOn(token);
    }
    pass(4 * hour - 2_000);
    const { data: last } = await refreshWith(token);
    expect(Number(last.refreshToken?.authTokenExpiration)).toBe(Date.parse(testNow) / 1000 + 172_800);
    pass(3_000);
    expect(await codeOf(last.refreshToken?.authToken ?? '')).toBe('SESSION_ENDED');
  });

  it('ends unless it is used for a day', async () => {
    pass(24 * hour + 1_000);
    expect(await codeOf(tokens.refreshToken)).toBe('SESSION_ENDED');
  });

  it('ends by signing out, at once and for every token', async () => {
    expect(await who(tokens.authToken)).toBe('booker');
    const before = new Map(jar);
    const { data: answer } = await test.content<{ logout: { status: string } }>(
      logout,
      {},
      { token: tokens.authToken, jar },
    );
    expect(answer.logout.status).toBe('SUCCESS');
    expect(jar.has('convene-refresh')).toBe(false);
    expect(await who(tokens.authToken)).toBeNull();
    expect(await codeOf(tokens.authToken, before)).toBe('SESSION_ENDED');
    expect(await codeOf(tokens.refreshToken, before)).toBe('SESSION_ENDED');
  });

  it('ends by its refresh token, and by the cookie where a page has nothing else left', async () => {
    await test.content('mutation ($token: String) { logout(input: {refreshToken: $token}) { status } }', {
      token: tokens.refreshToken,
    });
    expect(await codeOf(tokens.authToken)).toBe('SESSION_ENDED');
    const again = (await test.content<{ login: Tokens }>(login, {}, { jar })).data.login;
    expect(await who(again.authToken)).toBe('booker');
    await test.content(logout, {}, { jar });
    expect(await who(again.authToken)).toBeNull();
    expect(jar.has('convene-refresh')).toBe(false);
  });

  it('keeps its cookie where one before it is signed out late', async () => {
    const again = (await test.content<{ login: Tokens }>(login, {}, { jar })).data.login;
    await test.content(logout, {}, { token: tokens.authToken, jar });
    expect(await who(tokens.authToken)).toBeNull();
    expect(await codeOf(again.refreshToken)).toBeUndefined();
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

  it('feels changed countries and a changed role at the next call (S2)', async () => {
    const people = '{ participants { paginatorInfo { total } } }';
    type Counted = { participants: { paginatorInfo: { total: number } } };
    const seen = async () => {
      const { data } = await test.query<Counted>(people, {}, { token: tokens.authToken });
      return data.participants.paginatorInfo.total;
    };
    const before = await seen();
    const audits = '{ users { ID } }';
    expect((await test.query(audits, {}, { as: 'administrator' })).errors).toBeUndefined();
    const refused = await test.query<{ users: unknown[] } | null>(audits, {}, { token: tokens.authToken });
    const { id } = await test.database.kysely
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'booker')
      .executeTakeFirstOrThrow();
    await test.database.kysely.deleteFrom('user_countries').where('user_id', '=', id).execute();
    expect(await seen()).toBeLessThan(before);
    await test.database.kysely
      .insertInto('user_roles')
      .values({ user_id: id, role: 'administrator' })
      .execute();
    const allowed = await test.query<{ users: unknown[] }>(audits, {}, { token: tokens.authToken });
    expect(allowed.data.users.length).toBeGreaterThan(refused.data?.users.length ?? 0);
  });
});
