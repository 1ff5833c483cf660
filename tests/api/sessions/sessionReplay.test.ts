import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { testNow, testPassword } from '#tests/setup/testDatabase.ts';

const login = `mutation { login(input: {provider: PASSWORD, credentials: {username: "booker", password: "${testPassword}"}}) { authToken } }`;
const refresh = `mutation ($token: String!) { refreshToken(input: {refreshToken: $token}) { authToken } }`;

const minute = 60_000;

describe('tokens that are presented twice', () => {
  let test: TestApp;
  let first: string;
  beforeAll(async () => {
    test = await createTestApp({ env: { AUTH_TOKEN_SECONDS: '300' } });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.now = new Date(testNow);
    first = (await test.content<{ login: { authToken: string } }>(login)).data.login.authToken;
  });

  const pass = (milliseconds: number) => {
    test.clock.now = new Date(test.clock.now.getTime() + milliseconds);
  };
  const refreshWith = (token: string) =>
    test.content<{ refreshToken: { authToken: string } | null }>(refresh, { token });
  const goOn = async (token: string): Promise<string> => {
    const { data, errors } = await refreshWith(token);
    expect(errors).toBeUndefined();
    return data.refreshToken?.authToken ?? '';
  };
  const codeOf = async (token: string) => (await refreshWith(token)).errors?.[0]?.extensions.code;

  it('end the session of two who go on with it in turns, each at the pace of the client (S7)', async () => {
    let [owner, thief] = [first, first];
    for (let turn = 0; turn < 2; turn += 1) {
      pass(minute);
      thief = await goOn(thief);
      pass(minute);
      owner = await goOn(owner);
    }
    pass(minute);
    thief = await goOn(thief);
    pass(minute);
    expect(await codeOf(owner)).toBe('SESSION_ENDED');
    expect(await codeOf(thief)).toBe('SESSION_ENDED');
  });

  it('let two tabs refresh together however often (S7)', async () => {
    let token = first;
    for (let turn = 0; turn < 6; turn += 1) {
      pass(2 * minute);
      const [one, two] = await Promise.all([goOn(token), goOn(token)]);
      token = turn % 2 === 0 ? one : two;
    }
  });

  it('let a line break that loses an answer now and then (S7)', async () => {
    let token = first;
    for (let turn = 0; turn < 6; turn += 1) {
      await goOn(token);
      pass(2 * minute);
      token = await goOn(await goOn(token));
      pass(2 * minute);
    }
  });
});
