import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError, parse } from 'graphql';
import { expect, it, vi } from 'vitest';
import { BulkError } from '#src/data/errors/BulkError.ts';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { isPageHeld } from '#src/ui/page/heldPage.ts';
import { typeAccess } from '#tests/setup/accessOf.ts';
import { bulkMeta, chooseField, openBulk } from '#tests/setup/bulkOfEvents.tsx';
import { eventsDocument } from '#tests/setup/eventsMeta.ts';

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
  const unselected = await openBulk(access, { client });
  await userEvent.click(screen.getByRole('button', { name: 'Select all 2,900 that match' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit…' }));
  await chooseField('City', 'Kielce');
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
  const unselected = await openBulk({ ...typeAccess('Event', { update: true }), manyInputs: ['city'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit…' }));
  await screen.findByRole('combobox', { name: 'Add a field' });
  await userEvent.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(unselected).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(unselected).toHaveBeenCalledOnce();
});

it('what is ticked holds the page: a session that ends is begun again over it', async () => {
  await openBulk(undefined);
  expect(isPageHeld()).toBe(true);
});

it('says one record as one', async () => {
  await openBulk(undefined, { messages: { 'resources.events.name': 'Event |||| Events' } }, ['1']);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit…' }));
  expect(await screen.findByRole('dialog', { name: 'Change 1 event' })).toBeDefined();
});

it('takes an amount along with its currency, which it says nothing without', async () => {
  await openBulk({ ...typeAccess('Event', { update: true }), manyInputs: ['fee', 'currency'] });
  await userEvent.click(screen.getByRole('button', { name: 'Edit…' }));
  await chooseField('Fee', '12');
  await userEvent.click(screen.getByRole('button', { name: 'Leave Currency as it is' }));
  expect(screen.queryByRole('group')).toBeNull();
});

it('goes to the field that is to be set and is not', async () => {
  await openBulk(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Edit…' }));
  await chooseField('City', 'x{Backspace}');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByRole('alert').textContent).toBe('Fill in City, or set it to empty.');
  expect(window.document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }));
});

it('says beside a field what the form of a record would not take, and asks the server nothing', async () => {
  const { client, sent } = answeringClient(() => ({ data: {} }));
  await openBulk({ ...typeAccess('Event', { update: true }), manyInputs: ['city'] }, { client });
  await userEvent.click(screen.getByRole('button', { name: 'Edit…' }));
  await chooseField('City', 'kielce');
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
  await openBulk({ ...typeAccess('Event', { update: true }), manyInputs: ['city'] }, { client });
  await userEvent.click(screen.getByRole('button', { name: 'Edit…' }));
  await chooseField('City', 'Nowhere');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByText('There is no such city.');
  const row = screen.getByRole('group', { name: 'City' });
  expect(within(row).getByText('There is no such city.')).toBeDefined();
  expect(within(row).getByRole('textbox', { name: 'City' })).toHaveProperty('value', 'Nowhere');
  expect(window.document.activeElement).toBe(within(row).getByRole('textbox', { name: 'City' }));
});

const deletable = {
  ...bulkMeta,
  delete: { field: 'deleteEvent', operation: eventsDocument, idVariable: 'id' },
  restore: {
    field: 'restoreEvent',
    operation: parse('mutation RestoreEvent($id: ID!) { restoreEvent(id: $id) { id } }'),
    idVariable: 'id',
  },
};
const deleteTicked = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
};

it('rows whose deletion nobody has answered stay chosen', async () => {
  const deleteMany = vi.fn().mockRejectedValue(new Error('Failed to fetch'));
  const unselected = await openBulk(undefined, {
    metas: { events: async () => deletable },
    dataProvider: { deleteMany },
  });
  await deleteTicked();
  await waitFor(() => expect(deleteMany).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(unselected).not.toHaveBeenCalled();
});

it('what was deleted is brought back where others of it were refused (S3)', async () => {
  const deleteMany = vi.fn().mockRejectedValue(
    new BulkError([
      { id: '1', state: 'failed', error: { message: 'It has bookings.', code: 'IN_USE' } },
      { id: '2', state: 'done' },
    ]),
  );
  const { client, sent } = answeringClient(() => ({ data: { r0: { id: '2' } } }));
  await openBulk(undefined, {
    client,
    metas: { events: async () => deletable },
    dataProvider: { deleteMany },
  });
  await deleteTicked();
  expect(await screen.findByText('1 deleted, 1 not: It has bookings.')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent.map(({ variables }) => variables)).toEqual([{ id_0: '2' }]));
});
