import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { ListContextProvider, Notification, type ListControllerResult } from 'react-admin';
import { vi } from 'vitest';
import * as yup from 'yup';
import type { TypeAccess } from '#src/data/access/Permission.ts';
import { CurrencyInput } from '#src/fields/currency/CurrencyInput.tsx';
import { MoneyInput } from '#src/fields/money/MoneyInput.tsx';
import { StringInput } from '#src/fields/string/StringInput.tsx';
import { StringsInput } from '#src/fields/strings/StringsInput.tsx';
import { accessOf } from '#tests/setup/accessOf.ts';
import { eventsDocument, eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { BulkBar } from '#src/screens/bulk/BulkBar.tsx';

export const bulkMeta = eventsMeta({
  list: {
    operation: parse('query ($orderBy: [Order!]) { events(orderBy: $orderBy) { id } }'),
    sortColumns: { name: 'NAME' },
  },
  update: {
    field: 'updateEvent',
    operation: eventsDocument,
    inputs: [
      { name: 'city', source: 'city', kind: 'value' },
      { name: 'tags', source: 'tags', kind: 'value' },
      { name: 'fee', source: 'fee', kind: 'value' },
      { name: 'currency', source: 'currency', kind: 'value' },
      { name: 'secret', source: 'secret', kind: 'value' },
    ],
    schema: async () =>
      yup.object({
        name: yup.string().required('A course has a name.'),
        city: yup.string().matches(/^[A-Z]/, 'A city begins with a capital.'),
      }),
    pieces: async () => ({
      city: <StringInput source="city" />,
      tags: <StringsInput source="tags" />,
      fee: <MoneyInput source="fee" currencySource="currency" />,
      currency: <CurrencyInput source="currency" />,
      secret: <StringInput source="secret" />,
    }),
  },
});
const list: Partial<ListControllerResult> = {
  resource: 'events',
  total: 2_900,
  data: [],
  filterValues: {},
  displayedFilters: {},
  sort: { field: 'name', order: 'DESC' },
};

/** The bar of a list of 2,900 events of which some are ticked. Answers what is called as they are let go of. */
export async function openBulk(
  access: TypeAccess | undefined,
  more: Parameters<typeof renderAdmin>[1] = {},
  selectedIds = ['1', '2'],
) {
  const unselected = vi.fn();
  await renderAdmin(
    <ListContextProvider
      value={{ ...list, selectedIds, onUnselectItems: unselected } as ListControllerResult}
    >
      <BulkBar seen={[]} all={[]} />
      <Notification />
    </ListContextProvider>,
    { metas: { events: async () => bulkMeta }, ...(access && { access: accessOf(access) }), ...more },
  );
  return unselected;
}

export async function chooseField(field: string, value: string) {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Add a field' }), field);
  await userEvent.click(await screen.findByRole('option', { name: field }));
  await userEvent.type(await screen.findByRole('textbox', { name: field }), value);
}
