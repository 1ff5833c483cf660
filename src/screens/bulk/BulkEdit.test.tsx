import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError, parse } from 'graphql';
import { ListContextProvider, Notification, type ListControllerResult } from 'react-admin';
import { expect, it, vi } from 'vitest';
import * as yup from 'yup';
import type { TypeAccess } from '#src/data/access/Permission.ts';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { CurrencyInput } from '#src/fields/currency/CurrencyInput.tsx';
import { MoneyInput } from '#src/fields/money/MoneyInput.tsx';
import { StringInput } from '#src/fields/string/StringInput.tsx';
import { StringsInput } from '#src/fields/strings/StringsInput.tsx';
import { accessOf, typeAccess } from '#tests/setup/accessOf.ts';
import { eventsDocument, eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { BulkBar } from './BulkBar.tsx';

const meta = eventsMeta({
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

async function open(
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
    { metas: { events: async () => meta }, ...(access && { access: accessOf(access) }), ...more },
  );
  return unselected;
}

async function choose(field: string, value: string) {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Add a field' }), field);
  await userEvent.click(await screen.findByRole('option', { name: field }));
  await userEvent.type(await screen.findByRole('textbox', { name: field }), value);
}

it('tries the change out on the server, and does what was previewed (K5, K6)', async () => {
  const row = { label: 'Day course', reason: null, version: '2026-11-21T12:00:00.000Z', changes: [] };
  const { client, sent } = answeringClient(({ name }) =>
    name === 'PreviewRecordChange'
      ? {
          data: {
            previewRecordChange: {
              ids: ['1', '2'],
              looked: 2,
              rows: [
                {
                  ...row,
                  id: '1',
                  state: 'CHANGES',
                  changes: [{ field: 'city', before: 'Bern', after: 'Kielce' }],
                },
                { ...row, id: '2', state: 'REFUSED', reason: 'It is over.' },
              ],
            },
          },
        }
      : {
          data: {
            changeRecords: {
              id: '5',
              title: 'Change',
              state: 'WAITING',
              total: 1,
              done: 0,
              failed: 0,
              isCancelling: false,
              message: null,
              rows: [],
            },
          },
        },
  );
  const access = { ...typeAccess('Event', { update: true }), manyInputs: ['city', 'tags'] };
  const unselected = await open(access, { client });
  await userEvent.click(screen.getByRole('button', { name: 'Select all 2,900 that match' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit…' }));
  await choose('City', 'Kielce');
  // What many cannot share, or this viewer may not set, is not offered.
  await userEvent.type(screen.getByRole('combobox', { name: 'Add a field' }), 'a');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Tags']);
  await userEvent.keyboard('zzq');
  expect(screen.getByText('No results for "azzq".')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('Kielce')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '1 is refused' }));
  expect(screen.getByText('It is over.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Change 1' }));
  await waitFor(() => expect(unselected).toHaveBeenCalledOnce());
  expect(sent.map(({ variables }) => variables)).toMatchObject([
    {
      // In the order of the list: the first may get the last seat.
      selection: { type: 'Event', arguments: '{"orderBy":[{"column":"NAME","order":"DESC"}]}' },
      changes: '{"city":"Kielce"}',
      add: '{}',
      isFirst: true,
    },
    { selection: { type: 'Event', ids: ['1'] }, expected: '{"1":"2026-11-21T12:00:00.000Z"}' },
  ]);
});

it('Escape lets go of what is ticked, once the dialog over it is closed', async () => {
  const unselected = await open({ ...typeAccess('Event', { update: true }), manyInputs: ['city'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit…' }));
  await screen.findByRole('combobox', { name: 'Add a field' });
  await userEvent.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(unselected).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(unselected).toHaveBeenCalledOnce();
});

it('says one record as one', async () => {
  await open(undefined, { messages: { 'resources.events.name': 'Event |||| Events' } }, ['1']);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit…' }));
  expect(await screen.findByRole('dialog', { name: 'Change 1 event' })).toBeDefined();
});

it('takes an amount along with its currency, which it says nothing without', async () => {
  await open({ ...typeAccess('Event', { update: true }), manyInputs: ['fee', 'currency'] });
  await userEvent.click(screen.getByRole('button', { name: 'Edit…' }));
  await choose('Fee', '12');
  await userEvent.click(screen.getByRole('button', { name: 'Leave Currency as it is' }));
  expect(screen.queryByRole('group')).toBeNull();
});

it('goes to the field that is to be set and is not', async () => {
  await open(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Edit…' }));
  await choose('City', 'x{Backspace}');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByRole('alert').textContent).toBe('Fill in City, or set it to empty.');
  expect(window.document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }));
});

it('says beside a field what the form of a record would not take, and asks the server nothing', async () => {
  const { client, sent } = answeringClient(() => ({ data: {} }));
  await open({ ...typeAccess('Event', { update: true }), manyInputs: ['city'] }, { client });
  await userEvent.click(screen.getByRole('button', { name: 'Edit…' }));
  await choose('City', 'kielce');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const city = screen.getByRole('textbox', { name: 'City' });
  await waitFor(() =>
    expect(
      within(screen.getByRole('group', { name: 'City' })).getByText(/begins with a capital/),
    ).toBeDefined(),
  );
  expect(window.document.activeElement).toBe(city);
  expect(sent).toEqual([]);
  await userEvent.type(city, '!');
  expect(screen.queryByText(/begins with a capital/)).toBeNull();
});

it('says beside a field what the server does not take', async () => {
  const { client } = answeringClient(() => ({
    errors: [
      new GraphQLError('Some fields need your attention.', {
        extensions: { code: 'VALIDATION', validation: { 'changes.city': ['There is no such city.'] } },
      }),
    ],
  }));
  await open({ ...typeAccess('Event', { update: true }), manyInputs: ['city'] }, { client });
  await userEvent.click(screen.getByRole('button', { name: 'Edit…' }));
  await choose('City', 'Nowhere');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByText('There is no such city.');
  const row = screen.getByRole('group', { name: 'City' });
  expect(within(row).getByText('There is no such city.')).toBeDefined();
  expect(within(row).getByRole('textbox', { name: 'City' })).toHaveProperty('value', 'Nowhere');
  expect(window.document.activeElement).toBe(within(row).getByRole('textbox', { name: 'City' }));
});

it('changes records one by one where the contract has nothing for it', async () => {
  const update = vi.fn(async (_resource: string, { id }: { readonly id: string }) => {
    if (id === '2') throw new Error('Not this one.');
    return { data: { id } };
  });
  const getOne = async (_resource: string, { id }: { readonly id: string }) => ({
    data: { id, name: `Course ${id}`, city: 'Bern' },
  });
  await open(undefined, { dataProvider: { getOne, update } as never });
  await userEvent.click(screen.getByRole('button', { name: 'Edit…' }));
  await choose('City', 'Kielce');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change 2' }));
  expect(await screen.findByText('1 of 2 done, 1 not.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Results' }));
  expect(screen.getByText('Not this one.')).toBeDefined();
  expect(update.mock.calls[0]).toMatchObject(['events', { id: '1', data: { city: 'Kielce' } }]);
  // Nothing takes it back here.
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

/** Three events that the browser changes; each write waits until it is let go. */
async function beginInBrowser() {
  const city = new Map(['1', '2', '3'].map((id) => [id, 'Bern']));
  const waiting: (() => void)[] = [];
  const getOne = vi.fn(async (_resource: string, { id }: { readonly id: string }) => ({
    data: { id, name: `Course ${id}`, city: city.get(id) },
  }));
  const update = vi.fn(async (_resource: string, { id }: { readonly id: string }) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { data: { id } };
  });
  await open(undefined, { dataProvider: { getOne, update } as never }, ['1', '2', '3']);
  await userEvent.click(screen.getByRole('button', { name: 'Edit…' }));
  await choose('City', 'Kielce');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change 3' }));
  await waitFor(() => expect(waiting).toHaveLength(1));
  const letGo = () => act(async () => waiting.shift()?.());
  return { city, getOne, update, letGo };
}

it('closed while records are changed one by one, it ends after the one under way and says so', async () => {
  const { update, letGo } = await beginInBrowser();
  await userEvent.click(screen.getByRole('button', { name: 'Results' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await letGo();
  expect(await screen.findByText('Stopped. 1 of 3 done.')).toBeDefined();
  expect(update).toHaveBeenCalledOnce();
});

it('what is tried again is read again, and what is so by now is left alone', async () => {
  const { city, getOne, update, letGo } = await beginInBrowser();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await letGo();
  await screen.findByText('Stopped. 1 of 3 done.');
  city.set('2', 'Kielce');
  city.set('3', 'Oslo');
  getOne.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Try the rest again' }));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  await letGo();
  expect(await screen.findByText('3 changed.')).toBeDefined();
  expect(getOne.mock.calls.map(([, { id }]) => id)).toEqual(['2', '3']);
  expect(update.mock.calls.at(-1)).toMatchObject(['events', { id: '3', previousData: { city: 'Oslo' } }]);
});

it('says so where all that match are more than can be changed from here, and changes none', async () => {
  const page = Array.from({ length: 100 }, (_, index) => ({ id: String(index) }));
  const getList = async () => ({ data: page, total: 6_000 });
  await open(undefined, { dataProvider: { getList } as never });
  await userEvent.click(screen.getByRole('button', { name: 'Select all 2,900 that match' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit…' }));
  await choose('City', 'Kielce');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText(/The list has 6,000 rows; here no more than 5,000/)).toBeDefined();
});

it('rows whose deletion nobody has answered stay chosen', async () => {
  const deletable = {
    ...meta,
    delete: { field: 'deleteEvent', operation: eventsDocument, idVariable: 'id' },
  };
  const deleteMany = vi.fn().mockRejectedValue(new Error('Failed to fetch'));
  const unselected = await open(undefined, {
    metas: { events: async () => deletable },
    dataProvider: { deleteMany },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(deleteMany).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(unselected).not.toHaveBeenCalled();
});
