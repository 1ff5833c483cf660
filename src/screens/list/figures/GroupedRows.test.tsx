import { act, screen, waitFor } from '@testing-library/react';
import { DataTable, ListBase, useRefresh } from 'react-admin';
import { expect, it } from 'vitest';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { NumberField } from '#src/fields/number/NumberField.tsx';
import { StringField } from '#src/fields/string/StringField.tsx';
import { eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { useColumnChoice } from '../table/useColumnChoice.ts';
import { GroupedRows } from './GroupedRows.tsx';

const columns = columnsOf([
  <DataTable.Col key="name" source="name" field={StringField} />,
  <DataTable.Col key="seats" source="seats" label="Seats" field={NumberField} />,
  <DataTable.Col key="price" source="price">
    <NumberField source="price" addsUp={false} />
  </DataTable.Col>,
]);
const country = { value: 'COUNTRY', source: 'country', kind: 'reference', reference: 'countries' } as const;
const names = new Map([
  ['1', 'Poland'],
  ['2', 'Austria'],
  ['3', 'Malta'],
]);
const ofCountries = (...ids: readonly string[]) =>
  ids.map((id, place) => ({ id: `e${place}`, country: { id }, seats: 1000 + place, price: 5 }));

async function grouped() {
  let events = ofCountries('1', '2');
  const waiting: (() => void)[] = [];
  const getMany = async (_resource: string, { ids }: { readonly ids: readonly string[] }) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { data: ids.flatMap((id) => (names.has(id) ? [{ id, name: names.get(id) }] : [])) };
  };
  const Screen = () => {
    const choice = useColumnChoice('events', columns, undefined);
    const refresh = useRefresh();
    return (
      <ListBase>
        <GroupedRows
          groupBy={{ source: 'country' }}
          column={country}
          conditionsKey="where"
          choice={choice}
          link={undefined}
          empty={<></>}
        />
        <button type="button" onClick={refresh}>
          Refresh
        </button>
        <button type="button" onClick={() => choice.setLook({ totals: 'sum' })}>
          Sum
        </button>
      </ListBase>
    );
  };
  const getList = async () => ({ data: events, total: events.length });
  await renderAdmin(<Screen />, {
    metas: { events: async () => eventsMeta({ list: { paged: false } }) },
    dataProvider: { getList, getMany } as never,
    definitions: { countries: { name: 'countries', recordRepresentation: 'name' } },
  });
  return {
    heads: () => screen.queryAllByRole('button', { expanded: false }).map(({ textContent }) => textContent),
    letNamesCome: async () => {
      await waitFor(() => expect(waiting).not.toEqual([]));
      await act(async () => waiting.splice(0).forEach((answer) => answer()));
    },
    refreshWith: async (...ids: readonly string[]) => {
      events = ofCountries(...ids);
      await act(async () => screen.getByRole('button', { name: 'Refresh' }).click());
    },
  };
}

it('groups of related records are drawn once their names are there, and none moves afterwards', async () => {
  const { heads, letNamesCome, refreshWith } = await grouped();
  expect(heads()).toEqual([]);
  await letNamesCome();
  await waitFor(() => expect(heads()).toEqual(['Austria1', 'Poland1']));
  await refreshWith('1', '2', '3', '4');
  expect(heads()).toEqual(['Austria1', 'Poland1']);
  await letNamesCome();
  // A record that the viewer may not see has no name.
  await waitFor(() => expect(heads()).toEqual(['Austria1', 'Malta1', 'Poland1', '…1']));
});

it('a group says what its numbers come to, but for one that rows have in common', async () => {
  const { heads, letNamesCome, refreshWith } = await grouped();
  await refreshWith('1', '2', '1');
  await letNamesCome();
  await waitFor(() => expect(heads()).toEqual(['Austria1', 'Poland2']));
  await act(async () => screen.getByRole('button', { name: 'Sum' }).click());
  await waitFor(() => expect(heads()).toEqual(['Austria1Seats1,001', 'Poland2Seats2,002']));
});
