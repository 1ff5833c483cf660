import { afterEach, describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from '#server/config/parseConfig.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';

const login = `mutation ($username: String!) {
  login(input: {provider: PASSWORD, credentials: {username: $username, password: "a wrong one"}}) { authToken } }`;

describe('the address that sign-ins are limited by', () => {
  let test: TestApp;
  afterEach(() => test.close());

  /** How many of so many guesses, each at another account, were refused unheard. */
  async function refused(guesses: number, forwardedFor: (guess: number) => string): Promise<number> {
    let count = 0;
    for (let guess = 0; guess < guesses; guess += 1) {
      const { errors } = await test.content(
        login,
        { username: `nobody ${guess}` },
        { headers: { 'x-forwarded-for': forwardedFor(guess) } },
      );
      if (errors?.[0]?.extensions.code === 'RATE_LIMITED') count += 1;
    }
    return count;
  }

  it.each([
    ['one hop', '1'],
    ['the address of the proxy', '127.0.0.1'],
    ['a range of it', '10.0.0.0/8, 127.0.0.0/8'],
  ])(
    'is the one that the proxy has seen, whatever the client writes before it: %s',
    async (_kind, proxies) => {
      test = await createTestApp({ env: { TRUST_PROXY: proxies } });
      expect(await refused(110, (guess) => `198.51.100.${guess}, 203.0.113.9`)).toBe(10);
    },
  );

  it('tells clients behind the proxy apart', async () => {
    test = await createTestApp({ env: { TRUST_PROXY: '1' } });
    expect(await refused(110, (guess) => `198.51.100.${guess}`)).toBe(0);
  });

  it('is nothing that a client says where there is no proxy', async () => {
    test = await createTestApp();
    expect(await refused(110, (guess) => `198.51.100.${guess}`)).toBe(10);
  });
});

describe('TRUST_PROXY', () => {
  it.each(['true', 'yes', '10.0.0.0/33', '10.0.0', 'proxy.example', '10.0.0.1,', '10.0.0.1/8/8', '-1'])(
    'is refused at the start, in words: %s',
    (value) => {
      const start = () => parseConfig({ TRUST_PROXY: value });
      expect(start).toThrow(ConfigError);
      expect(start).toThrow(/TRUST_PROXY must be the addresses or ranges of the proxies/);
    },
  );

  it.each([
    ['false', false],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('takes %s', (value, read) => {
    expect(parseConfig({ TRUST_PROXY: value }).trustProxy).toEqual(read);
  });
});
