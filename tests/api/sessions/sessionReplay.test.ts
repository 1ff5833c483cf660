import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { testNow, testPassword } from '#tests/setup/testDatabase.ts';

const login = `mutation { login(input: {provider: PASSWORD, credentials: {username: "booker", password: "${testPassword}"}}) { authToken } }`;
const refresh = `mutation ($token: String!) { refreshToken(input: {refreshToken: $token}) { authToken } }`;

const minute = 60_000;

describe('cookies that are sent twice', () => {
  let test: TestApp;
  let owner: Browser;
  beforeAll(async () => {
    test = await createTestApp({ env: { AUTH_TOKEN_SECONDS: '300' } });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.now = new Date(testNow);
    const jar = new Map<string, string>();
    const { data } = await test.content<{ login: { authToken: string } }>(login, {}, { jar });
    owner = { jar, token: data.login.authToken };
  });

  /** What a browser, or a copy of one, presents. */
  interface Browser {
    readonly jar: Map<string, string>;
    token: string;
  }
  const copyOf = ({ jar, token }: Browser): Browser => ({ jar: new Map(jar), token });
  const pass = (milliseconds: number) => {
    test.clock.now = new Date(test.clock.now.getTime() + milliseconds);
  };
  /** 'ok', or the code it is refused with. */
  const goOn = async (browser: Browser): Promise<string> => {
    const { data, errors } = await test.content<{ refreshToken: { authToken: string } | null }>(
      refresh,
      { token: browser.token },
      { jar: browser.jar },
    );
    browser.token = data.refreshToken?.authToken ?? browser.token;
    return errors?.[0]?.extensions.code ?? 'ok';
  };
  /** Sends, and never hears the answer. */
  const loseAnswer = async (browser: Browser) => expect(await goOn(copyOf(browser))).toBe('ok');

  it.each([
    ['at the pace of the client', minute],
    ['within seconds', 1_000],
    ['at once', 0],
  ])('end the session of two who go on with a copy of it in turns, %s (S7)', async (_pace, pause) => {
    const thief = copyOf(owner);
    const outcomes: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      for (const holder of [thief, owner]) {
        pass(pause);
        outcomes.push(await goOn(holder));
      }
    }
    expect(outcomes.slice(0, 4)).toEqual(['ok', 'ok', 'ok', 'SESSION_ENDED']);
    expect(new Set(outcomes.slice(3))).toEqual(new Set(['SESSION_ENDED']));
  });

  it('end it too for two who ask together each time (S7)', async () => {
    const thief = copyOf(owner);
    for (let turn = 0; turn < 2; turn += 1) await Promise.all([goOn(thief), goOn(owner)]);
    expect([await goOn(thief), await goOn(owner)]).toEqual(['SESSION_ENDED', 'SESSION_ENDED']);
  });

  it('end it where a copy waits until the owner has gone on (S7)', async () => {
    const thief = copyOf(owner);
    expect(await goOn(owner)).toBe('ok');
    expect(await goOn(thief)).toBe('ok');
    expect(await goOn(owner)).toBe('ok');
    expect(await goOn(thief)).toBe('SESSION_ENDED');
    expect(await goOn(owner)).toBe('SESSION_ENDED');
  });

  it.each([
    ['comes when the grace is over', 1, 5 * minute + 1],
    ['is of before the last but one', 2, 0],
  ])('end it where a copy %s (S7)', async (_when, turns, waited) => {
    const thief = copyOf(owner);
    for (let turn = 0; turn < turns; turn += 1) expect(await goOn(owner)).toBe('ok');
    pass(waited);
    expect([await goOn(thief), await goOn(owner)]).toEqual(['SESSION_ENDED', 'SESSION_ENDED']);
  });

  it('let tabs of one browser refresh together however often (S7)', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      pass(2 * minute);
      expect(await Promise.all([goOn(owner), goOn(owner), goOn(owner)])).toEqual(['ok', 'ok', 'ok']);
    }
  });

  it('let a line break that loses answers again and again (S7)', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await loseAnswer(owner);
      pass(2 * minute);
      await loseAnswer(owner);
      expect(await goOn(owner)).toBe('ok');
      pass(2 * minute);
    }
  });
});
