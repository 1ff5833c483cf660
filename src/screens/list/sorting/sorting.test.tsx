import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { DataTable, Notification } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { NumberField } from '#src/fields/number/NumberField.tsx';
import { StringField } from '#src/fields/string/StringField.tsx';
import { ResourceList } from '../ResourceList.tsx';

const operation = parse('query ($orderBy: [Order!], $sortBy: [Sort!]) { events { id } }');
const meta = eventsMeta({
  list: {
    operation,
    pickOperation: operation,
    sortColumns: { name: 'NAME' },
    sortFigures: { bookingCount: { relation: 'bookings', aggregate: 'COUNT' } },
    sortKeys: { name: 'NAME', country: 'COUNTRY' },
  },
});
const event = { id: '7', name: 'Day course', country: 'Germany', bookingCount: 11 };

async function renderList(path: string) {
  const getList = vi.fn(async () => ({ data: [event], total: 1 }));
  await renderAdmin(
    <>
      <ResourceList defaultColumns={['name', 'country', 'bookingCount']}>
        <DataTable.Col source="name" field={StringField} />
        <DataTable.Col source="country" field={StringField} />
        <DataTable.Col source="bookingCount" field={NumberField} />
      </ResourceList>
      <Notification />
    </>,
    {
      path,
      metas: { events: async () => meta },
      definitions: { events: { name: 'events', hasShow: true } },
      dataProvider: { getList: getList as never },
    },
  );
  await screen.findByRole('link', { name: 'Day course' });
  const sortedBy = async (field: string, order: string) =>
    waitFor(() =>
      expect(getList).toHaveBeenLastCalledWith('events', expect.objectContaining({ sort: { field, order } })),
    );
  return { sortedBy };
}

const head = (name: RegExp) => screen.getByRole('columnheader', { name });
const press = (name: RegExp, shiftKey = false) =>
  fireEvent.click(within(head(name)).getByRole('button'), { shiftKey });

it('a head sorts by its column, and with Shift by it as well', async () => {
  const { sortedBy } = await renderList('/events?sort=country&order=DESC');
  expect(head(/Country/).getAttribute('aria-sort')).toBe('descending');
  expect(head(/Name/).hasAttribute('aria-sort')).toBe(false);
  press(/Country/);
  await sortedBy('country', 'ASC');
  press(/Name/, true);
  await sortedBy('country,name', 'ASC');
  await waitFor(() => expect(head(/Name/).style.getPropertyValue('--place')).toBe('"2"'));
  // By the keyboard as well.
  within(head(/Name/)).getByRole('button').focus();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await sortedBy('country,-name', 'ASC');
  await waitFor(() => expect(head(/Name/).getAttribute('aria-sort')).toBe('descending'));
  press(/Booking count/, true);
  expect(await screen.findByText('“Booking count” cannot be sorted by after these.')).toBeDefined();
  press(/Name/);
  await sortedBy('name', 'ASC');
  await waitFor(() => expect(head(/Country/).hasAttribute('aria-sort')).toBe(false));
  // A second press goes on from the first, though the list is not drawn with it yet.
  press(/Country/);
  press(/Country/);
  await sortedBy('country', 'DESC');
});

it('S opens what the list is sorted by, line after line', async () => {
  const { sortedBy } = await renderList('/events?sort=country,-name&order=ASC');
  await userEvent.keyboard('s');
  const dialog = await screen.findByRole('dialog', { name: 'Sort' });
  expect(within(dialog).getByLabelText('Sort by').textContent).toBe('Country');
  // The count can only come first.
  expect(within(dialog).getAllByLabelText('Then by')).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Name: Descending. Turn round' }));
  await sortedBy('country,name', 'ASC');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Do not sort by Country' }));
  await sortedBy('name', 'ASC');
  await userEvent.click(await within(dialog).findByLabelText('Then by'));
  await userEvent.click(await screen.findByRole('option', { name: 'Country' }));
  await sortedBy('name,country', 'ASC');
});
