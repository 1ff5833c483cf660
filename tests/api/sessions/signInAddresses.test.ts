import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from '#server/config/parseConfig.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';

const login = `mutation ($username: String!) {
  login(input: {provider: PASSWORD, credentials: {username: $username, password: "a wrong one"}}) { authToken } }`;

describe('the address that sign-ins are limited by', () => {
  let test: TestApp;
  afterEach(() => test.close());

  const guess = (username: string, forwardedFor: string) =>
    test.content(login, { username }, { headers: { 'x-forwarded-for': forwardedFor } });

  /** How many of three guesses, each at another account, count as one address's. */
  async function countedTogether(forwardedFor: (guess: number) => string): Promise<number> {
    for (const number of [1, 2, 3]) await guess(`nobody ${number}`, forwardedFor(number));
    const { rows } = await sql<{ tries: number }>`select max(tries) as tries from attempts`.execute(
      test.database.kysely,
    );
    return rows[0]?.tries ?? 0;
  }

  it.each([
    ['one hop', '1'],
    ['the address of the proxy', '127.0.0.1'],
    ['a range of it', '10.0.0.0/8, 127.0.0.0/8'],
  ])(
    'is the one that the proxy has seen, whatever the client writes before it: %s',
    async (_kind, proxies) => {
      test = await createTestApp({ env: { TRUST_PROXY: proxies } });
      expect(await countedTogether((number) => `198.51.100.${number}, 203.0.113.9`)).toBe(3);
    },
  );

  it('tells clients behind the proxy apart', async () => {
    test = await createTestApp({ env: { TRUST_PROXY: '1' } });
    expect(await countedTogether((number) => `198.51.100.${number}`)).toBe(1);
  });

  it.each([
    ['an IPv6 network', (number: number) => `2001:db8:1:2::${number}`],
    ['an address, whatever port is written behind it', (number: number) => `198.51.100.1:${5000 + number}`],
  ])('is one for %s', async (_kind, clientOf) => {
    test = await createTestApp({ env: { TRUST_PROXY: '1' } });
    expect(await countedTogether(clientOf)).toBe(3);
  });

  it('is nothing that a client says where there is no proxy', async () => {
    test = await createTestApp();
    expect(await countedTogether((number) => `198.51.100.${number}`)).toBe(3);
  });

  it('refuses whoever has guessed a hundred times', async () => {
    test = await createTestApp();
    await guess('nobody', '198.51.100.1');
    await sql`update attempts set tries = 100`.execute(test.database.kysely);
    const { errors } = await guess('nobody else', '198.51.100.2');
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});

describe('TRUST_PROXY', () => {
  const notProxies = ['yes', '10.0.0.0/33', '10.0.0', 'proxy.example', '10.0.0.1,', '10.0.0.1/8/8', '-1'];
  const rangesOfClients = [
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1, 128.0.0.0/1',
    '10.0.0.0/7',
    '2000::/3',
    'fc00::/6',
  ];
  const mappedRangesOfClients = ['::ffff:0.0.0.0/96', '0:0:0:0:0:ffff:0:0/103'];
  const hopsOfClients = ['true', '6', '99'];

  it.each([...notProxies, ...rangesOfClients, ...mappedRangesOfClients, ...hopsOfClients])(
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
    ['5', 5],
    ['fc00::/7, ::ffff:10.0.0.0/104', ['fc00::/7', '::ffff:10.0.0.0/104']],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('takes %s', (value, read) => {
    expect(parseConfig({ TRUST_PROXY: value }).trustProxy).toEqual(read);
  });
});
