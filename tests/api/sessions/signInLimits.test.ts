import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetAttempts } from '#server/jobs/forgetOutdated.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { testNow, testPassword } from '#tests/setup/testDatabase.ts';

const login = `mutation ($username: String!, $password: String!) {
  login(input: {provider: PASSWORD, credentials: {username: $username, password: $password}}) { user { email } } }`;

interface Login {
  readonly login: { readonly user: { readonly email: string } } | null;
}

describe('limits of sign-in (S7)', () => {
  const env = { TRUST_PROXY: '1', AUTH_SECRET: 'a secret that both of the processes know' };
  let one: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    one = await createTestApp({ env });
    other = await createTestApp({ env, over: one.database });
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });
  beforeEach(async () => {
    await one.database.kysely.deleteFrom('attempts').execute();
    for (const { clock } of [one, other]) clock.now = new Date(testNow);
  });

  interface From {
    readonly address?: string;
    readonly jar?: Map<string, string>;
  }
  const signIn = (
    test: TestApp,
    username: string,
    password: string,
    { address = '192.0.2.1', jar }: From = {},
  ) =>
    test.content<Login>(
      login,
      { username, password },
      { headers: { 'x-forwarded-for': address }, ...(jar && { jar }) },
    );
  const outcome = async (...given: Parameters<typeof signIn>) =>
    (await signIn(...given)).errors?.[0]?.extensions.code ?? 'ok';
  const guess = (test: TestApp, username: string, from?: From) =>
    outcome(test, username, 'a wrong one', from);

  it('are shared by processes over one database', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await guess(one, 'booker')).toBe('INVALID_CREDENTIALS');
      expect(await guess(other, 'booker')).toBe('INVALID_CREDENTIALS');
    }
    expect(await guess(one, 'booker')).toBe('RATE_LIMITED');
    expect(await outcome(other, 'booker', testPassword)).toBe('RATE_LIMITED');
  });

  it('count an account once, by its user name and its e-mail address, from wherever', async () => {
    const { data } = await signIn(one, 'viewer', testPassword);
    const names = ['viewer', ' VIEWER', data.login?.user.email ?? ''];
    for (let turn = 0; turn < 10; turn += 1)
      expect(await guess(one, names[turn % 3] ?? '', { address: `192.0.2.${turn}` })).toBe(
        'INVALID_CREDENTIALS',
      );
    for (const name of names) expect(await guess(one, name, { address: '192.0.2.77' })).toBe('RATE_LIMITED');
    expect(await guess(one, 'compliance')).toBe('INVALID_CREDENTIALS');
  });

  it('count a name as the database compares it, and tell by no spelling whether it is there', async () => {
    // Capitals of these are letters of the name.
    const spellings = { logistics: 'logıstıcs', 'nobodys boss': 'nobodys boß' };
    for (const [name, other] of Object.entries(spellings)) {
      for (let turn = 0; turn < 10; turn += 1)
        expect(await guess(one, name, { address: `192.0.2.${turn}` })).toBe('INVALID_CREDENTIALS');
      expect(await guess(one, other, { address: '192.0.2.77' })).toBe('RATE_LIMITED');
    }
  });

  it('end with their quarter of an hour, and what is counted with them', async () => {
    for (let turn = 0; turn < 11; turn += 1) await guess(one, 'nobody');
    const { errors } = await signIn(one, 'nobody', 'a wrong one');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', seconds: 900 });
    one.clock.now = new Date(Date.parse(testNow) + 14 * 60_000);
    expect(await guess(one, 'nobody'), 'of the same quarter').toBe('RATE_LIMITED');
    one.clock.now = new Date(Date.parse(testNow) + 15 * 60_000);
    expect(await guess(one, 'nobody')).toBe('INVALID_CREDENTIALS');
    one.clock.now = new Date(Date.parse(testNow) + 30 * 60_000);
    expect(await forgetAttempts(one.database, one.clock.now)).toBe(2);
    expect(await forgetAttempts(one.database, one.clock.now)).toBe(0);
  });

  it('are no more for guesses that arrive together', async () => {
    const tries = Array.from({ length: 24 }, (_, turn) => guess(turn % 2 ? one : other, 'logistics'));
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(10);
  });

  describe('in a browser that has signed in before', () => {
    const jar = new Map<string, string>();
    beforeEach(async () => {
      jar.clear();
      expect(await outcome(one, 'booker', testPassword, { jar })).toBe('ok');
    });

    it('let the right password through while others spray the account', async () => {
      for (let turn = 0; turn < 12; turn += 1) await guess(one, 'booker', { address: `192.0.2.${turn}` });
      expect(await outcome(one, 'booker', testPassword)).toBe('RATE_LIMITED');
      expect(await outcome(other, 'booker', testPassword, { jar })).toBe('ok');
    });

    it('let it through while others spray from its address', async () => {
      // The right password before was no guess from there.
      for (let turn = 0; turn < 100; turn += 1)
        expect(await guess(one, `nobody ${turn}`)).toBe('INVALID_CREDENTIALS');
      expect(await outcome(one, 'viewer', testPassword)).toBe('RATE_LIMITED');
      expect(await outcome(other, 'booker', testPassword, { jar })).toBe('ok');
    });

    it("count its own guesses, at other accounts as anybody's", async () => {
      for (let turn = 0; turn < 10; turn += 1)
        expect(await guess(one, 'booker', { jar })).toBe('INVALID_CREDENTIALS');
      expect(await outcome(one, 'booker', testPassword, { jar })).toBe('RATE_LIMITED');
      expect(await outcome(one, 'booker', testPassword)).toBe('ok');
      for (let turn = 0; turn < 10; turn += 1) await guess(one, 'viewer');
      expect(await outcome(one, 'viewer', testPassword, { jar })).toBe('RATE_LIMITED');
    });

    it('know everybody who shares it, and no cookie that was changed', async () => {
      expect(await outcome(one, 'viewer', testPassword, { jar })).toBe('ok');
      for (let turn = 0; turn < 11; turn += 1) await guess(one, 'booker');
      const device = jar.get('convene-device') ?? '';
      expect(await outcome(one, 'booker', testPassword, { jar })).toBe('ok');
      const [head = '', , signature = ''] = device.split('.');
      const forged = Buffer.from(
        JSON.stringify({ jti: 'x', accounts: ['1', '2', '3', '4', '5', '6', '7', '8'], exp: 9e9 }),
      );
      jar.set('convene-device', `${head}.${forged.toString('base64url')}.${signature}`);
      for (let turn = 0; turn < 11; turn += 1) await guess(one, 'booker');
      expect(await outcome(one, 'booker', testPassword, { jar })).toBe('RATE_LIMITED');
    });
  });

  it('keep their cookie out of reach of scripts and other sites', async () => {
    const answer = async (publicUrl: string) => {
      const test = await createTestApp({ env: { PUBLIC_URL: publicUrl }, over: one.database });
      const payload = { query: login, variables: { username: 'booker', password: testPassword } };
      const response = await test.app.inject({ method: 'POST', url: '/content/graphql', payload });
      await test.close();
      return [response.headers['set-cookie']].flat().find((each) => each?.includes('convene-device'));
    };
    expect(await answer('https://convene.example')).toMatch(
      /^__Secure-convene-device=[^;]+; Max-Age=31536000; Path=\/content\/graphql; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(await answer('http://localhost:8080')).toMatch(
      /^convene-device=[^;]+; Max-Age=31536000; Path=\/content\/graphql; HttpOnly; SameSite=Strict$/,
    );
  });
});
