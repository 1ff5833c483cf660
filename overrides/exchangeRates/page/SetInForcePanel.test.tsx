import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { SetInForcePanel } from './SetInForcePanel.tsx';

const now = new Date('2026-11-30T08:00:00Z');
const codes = 'AED BRL CHF CNY CZK DKK GBP JPY KWD MXN NOK PLN'.split(' ');
const set = {
  id: '1',
  base: 'EUR',
  day: '2026-11-27',
  source: 'ECB' as const,
  author: null,
  lastUpdated: '2026-11-27T15:00:00Z',
  rates: codes.map((target) => ({ target, rate: 2.5, lastUpdated: '2026-11-27T15:00:00Z' })),
};

it('the first rates stand there, and all of them where one asks for them', async () => {
  await renderAdmin(<SetInForcePanel sets={[set]} base="EUR" onBase={() => undefined} now={now} />);
  expect(screen.getAllByRole('row')).toHaveLength(1 + 10);
  await userEvent.click(screen.getByRole('button', { name: 'All 12 rates' }));
  expect(screen.getAllByRole('row')).toHaveLength(1 + 12);
});
