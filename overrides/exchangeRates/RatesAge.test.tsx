import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { entered, isComplete } from './change/entered.ts';
import { RatesAge } from './RatesAge.tsx';
import { RatesToMend } from './RatesToMend.tsx';
import { useRatesToMend } from './useRatesToMend.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();
const accessOf = (allowed: boolean) => {
  const types = [
    {
      type: 'ExchangeRateSet',
      can: [{ action: 'create', allowed, why: null }],
      hiddenFields: [],
      inputs: [],
    },
  ];
  return { get: () => types, subscribe: () => () => undefined };
};

it.each([
  [6, true, null, null],
  [7, true, '7 days old', 'Bring them up to date'],
  [7, false, '7 days old', null],
])(
  'rates of %i days, for whoever may mend them: %s, are warned of: %s (H5)',
  async (days, may, said, link) => {
    await renderAdmin(
      <main>
        <RatesAge lastUpdated={daysAgo(days)} />
      </main>,
      { access: accessOf(may) },
    );
    expect(/\d+ days old/.exec(screen.getByRole('main').textContent)?.[0] ?? null).toBe(said);
    expect(screen.queryByRole('link')?.textContent ?? null).toBe(link);
  },
);

it('whoever can mend it is told of old rates and of currencies without one (H5)', async () => {
  const need = { __typename: 'ExchangeRateNeed', target: 'EUR' };
  const { client } = answeringClient(() => ({
    data: {
      exchangeRateSets: {
        __typename: 'ExchangeRateSetPaginator',
        data: [
          { __typename: 'ExchangeRateSet', id: '1', base: 'EUR', lastUpdated: daysAgo(1) },
          { __typename: 'ExchangeRateSet', id: '2', base: 'USD', lastUpdated: daysAgo(9) },
        ],
      },
      exchangeRateNeeds: [
        { ...need, base: 'EGP', rate: null, lastUpdated: null },
        { ...need, base: 'UAH', rate: 0.02, lastUpdated: daysAgo(23) },
        { ...need, base: 'PLN', rate: 0.23, lastUpdated: daysAgo(1) },
      ],
    },
  }));
  const Told = () => <RatesToMend {...useRatesToMend(true)} />;
  await renderAdmin(<Told />, { client });
  expect((await screen.findByRole('alert')).textContent).toBe(
    [
      'No exchange rate for EGP, which events to come need.',
      'Exchange rates of UAH are 23 days old.',
      'Exchange rates of USD are 9 days old.',
      'Bring them up to date',
    ].join(''),
  );
});

it('a typed line is a rate, or takes a known currency away; anything else waits', () => {
  const known = new Map([['PLN', 4.29]]);
  const line = (target: string, text: string) => ({ key: 0, target, text });
  expect(entered([line('USD', '1,08'), line('PLN', '')], known)).toEqual({
    rates: [{ target: 'USD', rate: 1.08 }],
    without: ['PLN'],
  });
  expect(isComplete([line('USD', '1.08'), line('PLN', '')], known)).toBe(true);
  expect(isComplete([line('USD', '')], known)).toBe(false);
  expect(isComplete([line('US', '1')], known)).toBe(false);
  expect(isComplete([line('USD', 'one')], known)).toBe(false);
});
