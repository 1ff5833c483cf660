import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadRates } from '#server/modules/exchangeRate/downloadRates.ts';
import { fetchRates } from '#server/modules/exchangeRate/index.ts';
import { startApi, type Api } from '../startApi.ts';
import { type RateServer, referenceRates, startRateServer } from './rateServer.ts';

/** Rates come by themselves: once a day, whole or not at all, and what goes wrong is seen by whoever can mend it. */
let api: Api;
let bank: RateServer;
beforeAll(async () => {
  [api, bank] = await Promise.all([startApi(), startRateServer()]);
});
afterAll(async () => {
  await bank.stop();
  await api.close();
});

const fetchAt = (moment: string, url = bank.url) => fetchRates(url)(api.app.database, new Date(moment));
const says = (text: string, status = 200) => {
  bank.answer = (response) => void response.writeHead(status).end(text);
};
const sets = async (day: string) => {
  const { exchangeRateSets } = await api.as('compliance').ask(
    `query ($day: Date!) { exchangeRateSets(where: { day_gte: $day, source: [ECB] }) { data {
      day source inForce author { ID } lastUpdated rates { target rate lastUpdated } } } }`,
    { day },
  );
  return (exchangeRateSets as { data: { day: string; rates: { target: string }[] }[] }).data;
};
const feed = async () =>
  (await api.as('compliance').ask('{ exchangeRateFeed { askedAt answeredAt problem } }', {}))[
    'exchangeRateFeed'
  ];

describe('the daily rates of the bank', () => {
  it('are not asked for where no address is set', async () => {
    expect(await fetchRates(null)(api.app.database, new Date('2026-11-23T09:00:00Z'))).toBe(0);
    expect(await feed()).toEqual({ askedAt: null, answeredAt: null, problem: null });
  });

  it('are late: asked for once an hour until those of the day are there, and then no more', async () => {
    says(referenceRates('2026-11-20', { USD: 9 }));
    expect(await fetchAt('2026-11-23T09:00:00Z')).toBe(0);
    expect(await fetchAt('2026-11-23T09:59:00Z')).toBe(0);
    expect(bank.asked).toBe(1);
    says(referenceRates('2026-11-23', { USD: 1.09, PLN: 4.3 }));
    expect(await fetchAt('2026-11-23T15:10:00Z')).toBe(1);
    expect(await fetchAt('2026-11-23T17:00:00Z')).toBe(0);
    expect(bank.asked).toBe(2);
    expect(await feed()).toEqual({
      askedAt: '2026-11-23T15:10:00.000Z',
      answeredAt: '2026-11-23T15:10:00.000Z',
      problem: null,
    });
  });

  it('are a set in force, with an audit by nobody; what the bank leaves out is taken over at its age', async () => {
    const [set] = await sets('2026-11-23');
    expect(set).toMatchObject({ inForce: true, author: null, lastUpdated: '2026-11-23T12:00:00.000Z' });
    expect(set?.rates).toContainEqual({ target: 'USD', rate: 1.09, lastUpdated: '2026-11-23T12:00:00.000Z' });
    expect(set?.rates.find(({ target }) => target === 'UAH')).toMatchObject({
      rate: 44.815,
      lastUpdated: expect.stringMatching(/^2026-10-30/) as string,
    });
    const { audits } = await api
      .as('compliance')
      .ask(
        `{ audits(first: 1, orderBy: [{ column: CREATED_AT, order: DESC }]) { data { auditableType event model newValues user { ID } } } }`,
        {},
      );
    expect((audits as { data: unknown[] }).data[0]).toMatchObject({
      auditableType: 'ExchangeRateSet',
      event: 'created',
      model: 'EUR 2026-11-23',
      user: null,
    });
  });

  it('are repeated: a day that was kept is not kept again', async () => {
    says(referenceRates('2026-11-23', { USD: 7 }));
    expect(await fetchAt('2026-11-24T09:00:00Z')).toBe(0);
    expect(await sets('2026-11-23')).toHaveLength(1);
    expect((await sets('2026-11-23'))[0]?.rates).toContainEqual(expect.objectContaining({ rate: 1.09 }));
  });

  it.each([
    ['malformed', '<Cube time="2026-11-24"><Cube currency="USD"', 'The answer was not understood: '],
    [
      'of a day to come',
      referenceRates('2026-12-24', { USD: 1 }),
      'The answer was not understood: it names a day to come.',
    ],
    ['larger than they can be', 'x'.repeat(1_100_000), 'The answer is larger than 1 MB.'],
  ])('are %s: nothing is kept, and the screen says why', async (_what, text, problem) => {
    says(text);
    await forgetAsking();
    await expect(fetchAt('2026-11-24T10:00:00Z')).rejects.toThrow();
    expect(await sets('2026-11-24')).toEqual([]);
    expect(await feed()).toMatchObject({ problem: expect.stringContaining(problem) as string });
  });

  it('come from a server that refuses, sends elsewhere, or is not there', async () => {
    says('', 503);
    await forgetAsking();
    await expect(fetchAt('2026-11-24T10:00:00Z')).rejects.toThrow('status 503');
    bank.answer = (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    await forgetAsking();
    await expect(fetchAt('2026-11-24T10:00:00Z')).rejects.toThrow('cannot be reached');
    await forgetAsking();
    await expect(fetchAt('2026-11-24T10:00:00Z', 'http://127.0.0.1:1/')).rejects.toThrow('cannot be reached');
    expect(await feed()).toMatchObject({ problem: 'The server cannot be reached.' });
  });

  it('come from a server that begins and never ends', async () => {
    bank.answer = (response) => void response.writeHead(200).write('<Cube>');
    await expect(downloadRates(bank.url, 200)).rejects.toThrow('did not answer in time');
  });

  it('are well again after a failure', async () => {
    says(referenceRates('2026-11-24', { USD: 1.1 }));
    await forgetAsking();
    expect(await fetchAt('2026-11-24T11:00:00Z')).toBe(1);
    expect(await feed()).toMatchObject({ problem: null });
  });
});

const forgetAsking = () =>
  api.app.database.kysely
    .updateTable('exchange_rate_feed')
    .set({ asked_at: '2026-01-01T00:00:00Z' })
    .execute();
