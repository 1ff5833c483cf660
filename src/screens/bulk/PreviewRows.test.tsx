import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CurrencyInput } from '#src/fields/currency/CurrencyInput.tsx';
import { MoneyInput } from '#src/fields/money/MoneyInput.tsx';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { PreviewChange } from './BulkPreview.ts';
import { PreviewRows } from './PreviewRows.tsx';

const one = { isList: false, isRequired: false };
const fields = [
  {
    ...one,
    input: { name: 'fee_amount', source: 'feeAmount', kind: 'value' as const },
    element: <MoneyInput source="feeAmount" currencySource="feeCurrency" />,
  },
  {
    ...one,
    input: { name: 'fee_currency', source: 'feeCurrency', kind: 'value' as const },
    element: <CurrencyInput source="feeCurrency" />,
  },
];
const amount = (before: number | null, after: number, kept?: string) => ({
  field: 'fee_amount',
  before,
  after,
  ...(kept !== undefined && { currency: kept }),
});
const currency = (before: string | null, after: string) => ({ field: 'fee_currency', before, after });

it.each<[string | undefined, readonly PreviewChange[], string]>([
  ['JPY', [amount(590_000, 12_000), currency('EUR', 'JPY')], '€5,900.00 → JP¥12,000'],
  ['KWD', [amount(null, 80_125), currency(null, 'KWD')], 'nothing → KWD 80.125'],
  ['JPY', [amount(9_000, 12_000)], 'JP¥9,000 → JP¥12,000'],
  [undefined, [amount(9_000, 12_000, 'JPY')], 'JP¥9,000 → JP¥12,000'],
  ['JPY', [currency('EUR', 'JPY')], 'EUR → JPY'],
])('an amount is told in its currency on either side: %s, %j', async (asked, changes, told) => {
  await renderAdmin(
    <PreviewRows
      rows={[{ id: '1', label: 'Ada', state: 'CHANGES', changes }]}
      fields={fields}
      asked={{ fee_amount: 12_000, ...(asked && { fee_currency: asked }) }}
    />,
    { resource: 'events' },
  );
  const [line] = (await screen.findByRole('list')).querySelectorAll('li > div:last-child > div');
  const said = (line?.textContent ?? '').replaceAll(/\u00a0/g, ' ').replace(/^.*?: /, '');
  expect(said.replace(' → ', '→')).toBe(told.replace(' → ', '→'));
});
