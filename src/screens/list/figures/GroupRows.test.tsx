import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, ListBase, useListContext } from 'react-admin';
import { expect, it } from 'vitest';
import { eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { StringField } from '#src/fields/string/StringField.tsx';
import { useColumnChoice } from '../table/useColumnChoice.ts';
import { GroupRows } from './GroupRows.tsx';

const columns = columnsOf(<DataTable.Col source="name" field={StringField} />);
const Ticked = () => <output>{useListContext().selectedIds.join(', ')}</output>;
const Screen = () => {
  const choice = useColumnChoice('events', columns, undefined);
  return (
    <ListBase>
      <Ticked />
      {['north', 'south'].map((q) => (
        <GroupRows key={q} filter={{ q }} choice={choice} link={undefined} empty={<></>} />
      ))}
    </ListBase>
  );
};

it('rows that are ticked in groups are ticked in the list, those of all groups together', async () => {
  const getList = async (_resource: string, { filter }: { readonly filter: { readonly q?: string } }) => ({
    data: [{ id: filter.q ?? 'all', name: `Course ${filter.q ?? ''}` }],
    total: 1,
  });
  await renderAdmin(<Screen />, {
    metas: { events: async () => eventsMeta() },
    dataProvider: { getList: getList as never },
  });
  await screen.findByText('Course south');
  const boxes = screen.getAllByRole('checkbox').filter((box) => box.closest('tbody') !== null);
  for (const box of boxes) await userEvent.click(box);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('north, south'));
  expect(boxes.every((box) => box instanceof HTMLInputElement && box.checked)).toBe(true);
});
