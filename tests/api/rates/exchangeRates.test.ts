import fc from 'fast-check';
import { print } from 'graphql';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { setBeforeQuery } from '#overrides/exchangeRates/rateOperations.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { useApi } from '../useApi.ts';

/** H5: rates are kept in sets; what one unit is worth comes from one set, or is said to be missing. */
const api = useApi();

const day = '2026-11-21';
const compliance = () => api.as('compliance');
const enter = (input: object) =>
  compliance().send(
    `mutation ($input: EnterExchangeRatesInput!) { enterExchangeRates(input: $input) {
      id base day source reason author { lastName } inForce rates { target rate lastUpdated } } }`,
    { input: { base: 'EUR', day, reason: 'From the bank', rates: [], ...input } },
  );
const importFile = (input: object) =>
  compliance().send(
    `mutation ($input: ImportExchangeRatesInput!) { importExchangeRates(input: $input) { id source inForce rates { target rate } } }`,
    { input: { base: 'EUR', day, ...input } },
  );
const ratesOf = async (base: string) => {
  const { exchangeRates } = await api
    .as('viewer')
    .ask('query ($base: Currency!) { exchangeRates(base: $base) { rates { target rate } lastUpdated } }', {
      base,
    });
  const { rates } = exchangeRates as { rates: { target: string; rate: number }[] };
  return new Map(rates.map(({ target, rate }) => [target, rate]));
};
const countSets = async () =>
  Number(
    (await sql<{ n: string }>`select count(*) as n from exchange_rate_sets`.execute(api.app.database.kysely))
      .rows[0]?.n,
  );

describe('what one unit is worth', () => {
  it('is answered for every currency that one set leads to; a base without a rate is an error on it', async () => {
    const euro = await ratesOf('EUR');
    const yen = await ratesOf('JPY');
    expect(euro.get('PLN')).toBe(4.2915);
    expect([...yen.keys()].sort()).toEqual([...euro.keys(), 'EUR'].filter((code) => code !== 'JPY').sort());
    const answer = await api.as('viewer').send('{ exchangeRates(base: "EGP") { rates { rate } } }');
    expect(outcomeOf(answer)).toBe('RATE_MISSING');
    expect(validationOf(answer)).toEqual({ base: ['There is no exchange rate for EGP.'] });
  });

  it('is the same in both directions and over a third currency, within rounding', async () => {
    const all = new Map(
      [...(await ratesOf('EUR')).keys(), 'EUR'].map((code) => [code, new Map<string, number>()]),
    );
    for (const code of all.keys()) all.set(code, await ratesOf(code));
    const rate = (from: string, to: string) => (from === to ? 1 : (all.get(from)?.get(to) ?? NaN));
    // Half a unit of the tenth decimal of each rate, as a share of it.
    const slack = (...rates: number[]) => rates.reduce((sum, one) => sum + 0.5e-10 / one, 1e-12);
    const code = fc.constantFrom(...all.keys());
    fc.assert(
      fc.property(code, code, code, (one, two, three) => {
        const [there, on, straight] = [rate(one, two), rate(two, three), rate(one, three)];
        expect(Math.abs((there * on) / straight - 1)).toBeLessThan(slack(there, on, straight));
        expect(Math.abs(there * rate(two, one) - 1)).toBeLessThan(slack(there, rate(two, one)));
      }),
    );
  });

  it('is the very rate that amounts are converted with (S6), and never 1 where it is missing', async () => {
    const euro = await ratesOf('EUR');
    const measured = async (base: string, target: string) =>
      (
        await sql<{ rate: string }>`select rate::text from exchange_rate_of(${base}, ${target})`.execute(
          api.app.database.kysely,
        )
      ).rows;
    for (const [target, rate] of euro) expect(Number((await measured('EUR', target))[0]?.rate)).toBe(rate);
    for (const target of [...euro.keys(), 'EUR']) {
      expect(await measured('EGP', target)).toEqual([]);
      expect(await measured(target, 'EGP')).toEqual([]);
    }
  });

  it('is not put together from two sets', async () => {
    await enter({ base: 'SGD', rates: [{ target: 'HKD', rate: 5.8 }] });
    expect([...(await ratesOf('HKD')).keys()]).toEqual(['SGD']);
    expect((await ratesOf('EUR')).has('SGD')).toBe(false);
  });

  it('is told day by day, as it was known then, by the most direct way that was', async () => {
    const roundabout = ['PLN', 'EUR'].map((target) => ({ target, rate: 1 }));
    expect(outcomeOf(await enter({ base: 'CHF', day: '2026-11-17', rates: roundabout }))).toBe('ok');
    const { exchangeRateHistory } = await compliance().ask(
      '{ exchangeRateHistory(base: "PLN", target: "EUR", from: "2026-11-16") { day rate } }',
      {},
    );
    const history = exchangeRateHistory as { day: string; rate: number }[];
    expect(history.map((one) => one.day)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
    expect(history.every(({ rate }) => rate < 0.5)).toBe(true);
    expect(history.at(-1)?.rate).toBe((await ratesOf('PLN')).get('EUR'));
  });
});

describe('rates entered by hand', () => {
  it('are a new set with its reason and author; the others are taken over, the old set stays', async () => {
    const before = await ratesOf('EUR');
    const answer = await enter({ rates: [{ target: 'EGP', rate: 53.1234567891 }] });
    expect(answer.data?.['enterExchangeRates']).toMatchObject({
      source: 'HAND',
      reason: 'From the bank',
      author: { lastName: expect.any(String) as string },
      inForce: true,
    });
    expect(await ratesOf('EUR')).toEqual(new Map([...before, ['EGP', 53.1234567891]]));
    const { rates } = answer.data?.['enterExchangeRates'] as {
      rates: { target: string; lastUpdated: string }[];
    };
    const dayOf = (code: string) => rates.find(({ target }) => target === code)?.lastUpdated.slice(0, 10);
    expect([dayOf('EGP'), dayOf('PLN')]).toEqual([day, '2026-11-20']);
    const { exchangeRateSets } = await compliance().ask(
      '{ exchangeRateSets(first: 2, where: { base: "EUR" }) { data { source inForce rateCount } } }',
      {},
    );
    expect(exchangeRateSets).toEqual({
      data: [
        { source: 'HAND', inForce: true, rateCount: before.size + 1 },
        { source: 'ECB', inForce: false, rateCount: before.size },
      ],
    });
    await enter({ without: ['EGP'] });
    expect(await ratesOf('EUR')).toEqual(before);
  });

  it('may be of a day that has begun somewhere', async () => {
    const rates = [{ target: 'HKD', rate: 5.9 }];
    expect(outcomeOf(await enter({ base: 'SGD', day: '2026-11-22', rates }))).toBe('ok');
  });

  it('of an earlier day are kept, and are not in force', async () => {
    const before = await ratesOf('EUR');
    const answer = await enter({ day: '2026-11-02', rates: [{ target: 'PLN', rate: 9 }] });
    expect(answer.data?.['enterExchangeRates']).toMatchObject({ inForce: false });
    expect(await ratesOf('EUR')).toEqual(before);
  });

  it('that are the first of their base overrule nothing that was learnt since, and go before it of one day (H5)', async () => {
    const pounds = async () => (await ratesOf('GBP')).get('EUR');
    const before = await pounds();
    const former = await enter({ base: 'GBP', day: '2024-01-02', rates: [{ target: 'EUR', rate: 2.5 }] });
    expect(former.data?.['enterExchangeRates']).toMatchObject({ inForce: true });
    expect(await pounds()).toBe(before);
    await enter({ base: 'GBP', rates: [{ target: 'EUR', rate: 2.25 }] });
    expect(await pounds()).toBe(2.25);
    await enter({ base: 'GBP', without: ['EUR'] });
    expect(await pounds()).toBe(before);
  });

  it.each([
    ['no reason', { reason: '  ', rates: [{ target: 'PLN', rate: 4 }] }, 'input.reason'],
    ['nothing', {}, 'input.rates'],
    ['a day to come', { day: '2026-11-23', rates: [{ target: 'PLN', rate: 4 }] }, 'input.day'],
    ['the base itself', { rates: [{ target: 'EUR', rate: 1 }] }, 'input.rates.0.target'],
    [
      'a currency twice',
      {
        rates: [
          { target: 'PLN', rate: 4 },
          { target: 'PLN', rate: 5 },
        ],
      },
      'input.rates.1.target',
    ],
    ['a rate of nothing', { rates: [{ target: 'PLN', rate: 0 }] }, 'input.rates.0.rate'],
    ['a rate below nothing', { rates: [{ target: 'PLN', rate: -4 }] }, 'input.rates.0.rate'],
    ['a rate of eleven decimals', { rates: [{ target: 'PLN', rate: 0.12345678901 }] }, 'input.rates.0.rate'],
  ])('are refused with %s', async (_what, input, path) => {
    const before = await countSets();
    const answer = await enter(input);
    expect(outcomeOf(answer)).toBe('VALIDATION');
    expect(Object.keys(validationOf(answer))).toEqual([path]);
    expect(await countSets()).toBe(before);
  });

  it('of two at once follow each other, and a set that nobody saw is not followed (K6)', async () => {
    const { exchangeRateSets } = await compliance().ask(
      '{ exchangeRateSets(first: 1, where: { base: "EUR", in_force: true }) { data { id } } }',
      {},
    );
    const follows_id = (exchangeRateSets as { data: { id: string }[] }).data[0]?.id;
    const rates = [{ target: 'PLN', rate: 4.5 }];
    const run = (statement: string) => sql.raw(statement).execute(api.app.database.kysely);
    // Written slowly, so that the other comes in the midst of it.
    await run(
      'create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$',
    );
    await run(
      'create trigger slowly before insert on exchange_rate_sets for each row execute function slowly()',
    );
    const answers = await Promise.all([enter({ rates, follows_id }), enter({ rates, follows_id })]);
    await run('drop function slowly cascade');
    expect(answers.map(outcomeOf).sort()).toEqual(['STALE_WRITE', 'ok']);
  });

  it('of an earlier day follow the set that was in force then (K6)', async () => {
    const earlier = '2026-11-18';
    const before = async (of: string) => {
      const { exchangeRateSets } = await compliance().ask(print(setBeforeQuery), { base: 'EUR', day: of });
      return (exchangeRateSets as { data: { id: string }[] }).data[0]?.id;
    };
    const [then, now] = [await before(earlier), await before(day)];
    const following = async (follows_id: string | undefined) =>
      outcomeOf(await enter({ day: earlier, rates: [{ target: 'PLN', rate: 4.4 }], follows_id }));
    expect(await following(now)).toBe('STALE_WRITE');
    expect(await following(then)).toBe('ok');
    expect(await following(then)).toBe('STALE_WRITE');
  });
});

describe('a file', () => {
  const preview = (text: string) =>
    compliance().ask(
      `query ($text: String!) { exchangeRatePreview(base: "EUR", day: "${day}", text: $text) {
        followsId changes { target kind before after } problems { line text message } } }`,
      { text },
    );

  it('is previewed, and nothing is written', async () => {
    const before = await countSets();
    const { exchangeRatePreview } = await preview('USD,1.0842\nEGP,53\nGBP,0.9\nnonsense');
    const { changes, problems } = exchangeRatePreview as { changes: { target: string }[]; problems: unknown };
    expect(changes).toContainEqual({ target: 'EGP', kind: 'NEW', before: null, after: 53 });
    expect(changes).toContainEqual({ target: 'USD', kind: 'SAME', before: 1.0842, after: 1.0842 });
    expect(changes).toContainEqual({ target: 'GBP', kind: 'CHANGED', before: 0.8531, after: 0.9 });
    expect(changes).toContainEqual({ target: 'UAH', kind: 'MISSING', before: 44.815, after: 44.815 });
    expect(problems).toEqual([{ line: 4, text: 'nonsense', message: 'A line has a currency and a rate.' }]);
    expect(await countSets()).toBe(before);
  });

  it('is taken as it was previewed: whole, or without the lines that were named', async () => {
    const text = 'USD,1.2\nnonsense';
    expect(validationOf(await importFile({ text }))).toEqual({
      'input.text': ['1 line of this file not understood. Line 2: A line has a currency and a rate.'],
    });
    const { exchangeRatePreview } = await preview(text);
    const { followsId } = exchangeRatePreview as { followsId: string };
    const answer = await importFile({ text, leave_out: true, follows_id: followsId });
    expect(answer.data?.['importExchangeRates']).toMatchObject({ source: 'CSV', inForce: true });
    expect((await ratesOf('EUR')).get('USD')).toBe(1.2);
    expect(outcomeOf(await importFile({ text, leave_out: true, follows_id: followsId }))).toBe('STALE_WRITE');
    expect(outcomeOf(await importFile({ text: 'nothing' }))).toBe('VALIDATION');
  });
});
