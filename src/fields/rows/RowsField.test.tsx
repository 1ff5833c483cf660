import { screen } from '@testing-library/react';
import { DataTable, RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { MoneyField } from '../money/MoneyField.tsx';
import { PartField } from '../part/PartField.tsx';
import { RowsField } from './RowsField.tsx';

it('amounts of rows, and of a part of a row, are in the currency of the record around them', async () => {
  const order = { id: '7', currency: 'JPY', lines: [{ price: 1250, tax: { amount: 99 } }] };
  await renderAdmin(
    <RecordContextProvider value={order}>
      <RowsField source="lines">
        <DataTable.Col source="price">
          <MoneyField source="price" currencySource="../currency" />
        </DataTable.Col>
        <DataTable.Col source="tax">
          <PartField source="tax">
            <DataTable.Col source="amount">
              <MoneyField source="amount" currencySource="../../currency" />
            </DataTable.Col>
          </PartField>
        </DataTable.Col>
      </RowsField>
    </RecordContextProvider>,
  );
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['JP¥1,250', expect.stringMatching(/JP¥99$/)]);
});
