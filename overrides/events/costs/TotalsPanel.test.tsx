import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { emptyLine, readLine, type ReadLine } from './CostLine.ts';
import type { CostTotals } from './costOperations.ts';
import { ratesOf } from './costPreview.ts';
import { TotalsPanel } from './TotalsPanel.tsx';

afterEach(cleanup);

const lineIn = (currency: string): ReadLine => {
  const read = readLine({ ...emptyLine(currency, '1'), name: 'Room', exc: '10', inc: '12' });
  if (!('line' in read)) throw new Error('No line.');
  return read.line;
};
const nothing = { excVat: null, incVat: null, excVatPerHead: null, incVatPerHead: null };

it.each([
  ['JPY', '0.0061538462', '0.0061538462'],
  ['KWD', '3.0123456700', '3.01234567'],
  ['USD', '12345.6789012345', '12,345.6789012345'],
  ['CHF', '1.0500000000', '1.05'],
])('shows all digits of the rate of %s that is reckoned with (E2, H7)', async (currency, rate, text) => {
  const totals: CostTotals = {
    currency: 'EUR',
    trainees: 1,
    trainers: 1,
    seats: null,
    booked: nothing,
    atCapacity: nothing,
    rates: [{ currency, rate, lastUpdated: null }],
  };
  await renderAdmin(
    <TotalsPanel totals={totals} rates={ratesOf(totals, 'EUR')} lines={[lineIn(currency)]} isWhole isSaved />,
  );
  expect(screen.getByText(`1 ${currency} = ${text} EUR, of –`)).toBeDefined();
});
