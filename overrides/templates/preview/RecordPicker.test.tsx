import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { RecordPicker } from './RecordPicker.tsx';
import { usePreviewRecord } from './usePreviewRecord.ts';

const contexts = ['TRAINER'] as const;
const seats = ['EVENT_BOOKING'] as const;
const Picker = () => <RecordPicker record={usePreviewRecord(contexts)} />;

async function search(find: () => Promise<readonly { readonly id: string }[]>) {
  const getList = async (_resource: string, { filter }: { readonly filter?: object }) => {
    const data = filter !== undefined && 'q' in filter ? await find() : [{ id: '1', lastName: 'Żak' }];
    return { data, total: data.length } as never;
  };
  await renderAdmin(<Picker />, { resource: 'templates', dataProvider: { getList } });
  await userEvent.type(await screen.findByRole('combobox'), 'zzq');
}

it('says what was looked for where nothing is found (spec §9)', async () => {
  await search(async () => []);
  expect(await screen.findByText('No results for "zzq".')).toBeDefined();
});

it('a search that fails is not told as nothing', async () => {
  await search(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByText('The options could not be loaded. Try again.')).toBeDefined();
  expect(screen.queryByText(/^No /)).toBeNull();
});

it('finds a booking of an event that has more than are listed', async () => {
  const booking = (id: string, fullName: string) => ({ id, participant: { id: `2${id}`, fullName } });
  const { client } = answeringClient(({ name, variables }) => {
    if (name === 'TemplateBookings')
      return {
        data: { eventBookings: { data: variables['text'] === 'zoe' ? [booking('900', 'Zoë Ek')] : [] } },
      };
    const centreEvent = { id: '7', trainingCentre: null, trainers: [] };
    return { data: { centreEvent, eventBookings: { data: [booking('1', 'Ada Berg')] } } };
  });
  const Bookings = () => {
    const record = usePreviewRecord(seats);
    return (
      <>
        <RecordPicker record={record} />
        <output>{record.sources.map(({ mergeContextId }) => mergeContextId)}</output>
      </>
    );
  };
  const getList = async () => ({ data: [{ id: '7', name: 'Course' }], total: 1 }) as never;
  await renderAdmin(<Bookings />, { resource: 'templates', client, dataProvider: { getList } });
  const field = await screen.findByRole('combobox', { name: 'Booking' });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'));
  await userEvent.clear(field);
  await userEvent.type(field, 'zoe');
  await userEvent.click(await screen.findByRole('option', { name: 'Zoë Ek' }));
  expect(screen.getByRole('status').textContent).toBe('900');
});
