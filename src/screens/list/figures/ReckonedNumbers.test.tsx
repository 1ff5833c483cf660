import { screen } from '@testing-library/react';
import { DataTable } from 'react-admin';
import { expect, it } from 'vitest';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { MoneyField } from '#src/fields/money/MoneyField.tsx';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { numberColumns } from './numberColumns.ts';
import { ReckonedNumbers } from './ReckonedNumbers.tsx';

it('a line of many currencies is broken behind the dot, never before it or within an amount', async () => {
  const numbers = numberColumns(
    columnsOf([
      <DataTable.Col key="cost" source="cost" label="Cost">
        <MoneyField source="cost" currencySource="currency" />
      </DataTable.Col>,
    ]),
  );
  const total = (apart: string) => ({
    field: 'cost',
    apart,
    count: 1,
    sum: '191590',
    average: '191590',
    min: '191590',
    max: '191590',
  });
  const figures = [total('PLN'), total('CHF')];
  await renderAdmin(<ReckonedNumbers numbers={numbers} figures={figures} totals="sum" />);
  const pieces = screen.getByText(/PLN/).textContent.split(' ');
  expect(pieces).toEqual(['PLN\u00a01,915.90\u00a0·', 'CHF\u00a01,915.90']);
});
