import { renderHook } from '@testing-library/react';
import { DataTable, memoryStore, StoreContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { useColumnChoice } from './useColumnChoice.ts';

it.each([
  [['city'], ['name', 'size']],
  [
    ['name', 'city', 'size'],
    ['name', 'size'],
  ],
])('hides what was hidden, but for all that there is: %j', (hidden, shown) => {
  const columns = columnsOf(
    ['name', 'city', 'size'].map((source) => <DataTable.Col key={source} source={source} />),
  );
  const store = memoryStore({ 'events.datatable': hidden });
  const { result } = renderHook(() => useColumnChoice('events', columns, ['name', 'size']), {
    wrapper: ({ children }) => <StoreContextProvider value={store}>{children}</StoreContextProvider>,
  });
  expect(result.current.visible.map(({ source }) => source)).toEqual(shown);
});
