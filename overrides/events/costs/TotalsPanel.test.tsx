import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { type CostLine, emptyLine, readLine, type ReadLine } from './CostLine.ts';
import type { CostTotals } from './costOperations.ts';
import { ratesOf } from './costPreview.ts';
import { TotalsPanel } from './TotalsPanel.tsx';

const lineIn = (currency: string, over: Partial<CostLine> = {}): ReadLine => {
  const read = readLine({ ...emptyLine(currency, '1'), name: 'Room', exc: '10', inc: '12', ...over });
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
    isPartial: false,
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

it.each([true, false])(
  'says of which lines the sums are, where some may be hidden: %s (S6)',
  async (isPartial) => {
    const totals: CostTotals = {
      ...{ currency: 'EUR', isPartial, trainees: 1, trainers: 1, seats: null, rates: [] },
      booked: nothing,
      atCapacity: nothing,
    };
    await renderAdmin(
      <TotalsPanel totals={totals} rates={ratesOf(totals, 'EUR')} lines={[]} isWhole isSaved />,
    );
    expect(screen.queryByText('Of the lines that you may see. The event may have others.') !== null).toBe(
      isPartial,
    );
  },
);

it.each([true, false])(
  'says that lines want something only where their sums are not told, saved: %s (E1)',
  async (isSaved) => {
    const totals: CostTotals = {
      ...{ currency: 'EUR', isPartial: false, trainees: 1, trainers: 1, seats: 1, rates: [] },
      booked: nothing,
      atCapacity: nothing,
    };
    await renderAdmin(
      <TotalsPanel
        totals={totals}
        rates={ratesOf(totals, 'EUR')}
        lines={[]}
        isWhole={false}
        isSaved={isSaved}
      />,
    );
    const told = screen.queryByText('The totals are known once every line is complete and right.');
    expect(told === null).toBe(isSaved);
  },
);

describe('a sum that is not known says why', () => {
  const dearest = { mode: 'PER_PARTICIPANT', inc: '10000000000' };
  const known = { excVat: 0, incVat: 0, excVatPerHead: null, incVatPerHead: null };
  const euros = {
    currency: 'EUR',
    isPartial: false,
    trainees: 0,
    trainers: 1,
    booked: known,
    atCapacity: nothing,
    rates: [],
  };
  const capacityOf = async (seats: number | null, lines: readonly ReadLine[], isSaved: boolean) => {
    const totals: CostTotals = { ...euros, seats };
    await renderAdmin(
      <TotalsPanel totals={totals} rates={ratesOf(totals, 'EUR')} lines={lines} isWhole isSaved={isSaved} />,
    );
    const texts = (label: string) => screen.getByRole('region', { name: label }).textContent;
    expect(texts('Booked')).not.toContain('It comes to more');
    return texts('At capacity');
  };

  it.each([true, false])(
    'more seats, each at the most, than a number holds, saved: %s (H7)',
    async (isSaved) => {
      expect(await capacityOf(1_000_000, [lineIn('EUR', dearest)], isSaved)).toContain(
        'Not knownIt comes to more than can be added up exactly.',
      );
    },
  );

  it('seats without a limit, where a line is paid per participant (C3)', async () => {
    expect(await capacityOf(null, [lineIn('EUR', dearest)], true)).toContain('Seats have no limit');
  });

  it('lines that alone come to more, whether seats have a limit or not', async () => {
    const most = lineIn('EUR', { inc: '10000000000' });
    expect(
      await capacityOf(
        null,
        Array.from({ length: 9008 }, () => most),
        true,
      ),
    ).toContain('It comes to more than can be added up exactly.');
  });
});
