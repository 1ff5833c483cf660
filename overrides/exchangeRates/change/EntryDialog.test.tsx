import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { addDays, todayIn } from '#src/fields/date/days.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { SetInForce } from '../rateOperations.ts';
import { EntryDialog } from './EntryDialog.tsx';

const today = todayIn(null);
const yesterday = addDays(today, -1);
const inForce: SetInForce = {
  id: '7',
  base: 'EUR',
  day: today,
  source: 'ECB',
  author: null,
  lastUpdated: `${today}T06:00:00Z`,
  rates: [{ target: 'USD', rate: 1.08, lastUpdated: `${today}T06:00:00Z` }],
};
const before = { __typename: 'ExchangeRateSet', id: '5', rates: [{ target: 'USD', rate: 1.05 }] };

async function open() {
  const { sent, client } = answeringClient(({ name }) =>
    name === 'SetBefore'
      ? { data: { exchangeRateSets: { __typename: 'ExchangeRateSetPaginator', data: [before] } } }
      : { data: { enterExchangeRates: { __typename: 'ExchangeRateSet', id: '8' } } },
  );
  const onClose = vi.fn();
  await renderAdmin(<EntryDialog base="EUR" inForce={inForce} currency="USD" onClose={onClose} />, {
    client,
  });
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return {
    type,
    keepAll: async () => {
      type(/^Rate/, '1.1');
      type(/^Reason/, 'From the bank');
      fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
      await waitFor(() => expect(onClose).toHaveBeenCalled());
    },
    sent: (name: string) => sent.filter((one) => one.name === name).map(({ variables }) => variables),
  };
}

it('keeps rates of today over the set in force, which it was given', async () => {
  const { keepAll, sent } = await open();
  expect(screen.getByText(/^now 1\.08/)).toBeDefined();
  await keepAll();
  expect(sent('SetBefore')).toEqual([]);
  expect(sent('EnterExchangeRates')).toMatchObject([{ input: { day: today, follows_id: '7' } }]);
});

it('keeps rates of an earlier day over the set of that day, and says what they were (K6)', async () => {
  const { type, keepAll, sent } = await open();
  type(/^Day/, yesterday);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Keep' }).disabled).toBe(true);
  expect(await screen.findByText(/^that day 1\.05/)).toBeDefined();
  expect(sent('SetBefore')).toEqual([{ base: 'EUR', day: yesterday }]);
  await keepAll();
  expect(sent('EnterExchangeRates')).toMatchObject([{ input: { day: yesterday, follows_id: '5' } }]);
});
