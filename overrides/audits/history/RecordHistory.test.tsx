import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Kind } from 'graphql';
import { HttpError, Notification } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { accessOf, permissions, typeAccess } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { createQueryClient } from '#src/data/createQueryClient.ts';
import { StaleWriteError } from '#src/data/errors/StaleWriteError.ts';
import { meta as events } from '#resources/events/meta.ts';
import { LatestActivity } from './LatestActivity.tsx';
import { RecordHistory } from './RecordHistory.tsx';

const entry = (id: string, old: object, now: object, user: object | null = null, event = 'updated') => ({
  id,
  event,
  auditableType: 'EventBooking',
  auditableId: '4',
  model: 'Dr Żak',
  oldValues: JSON.stringify(old),
  newValues: JSON.stringify(now),
  user,
  createdAt: `2027-03-1${id}T08:00:00Z`,
});
const anna = { id: '2', fullName: 'Anna Nowak' };
const entries = [
  entry(
    '5',
    { notes: 'By train', country_id: '1', allowed_countries: [] },
    { notes: 'By car', country_id: '2', allowed_countries: ['1', '2'], override_reason: 'She asked' },
    anna,
  ),
  entry('4', { notes: 'On foot', booking_status: 'NEW' }, { notes: 'By train', booking_status: 'PENDING' }),
  entry('3', {}, { notes: 'On foot' }, anna, 'created'),
];
const meta = {
  name: 'bookings',
  type: 'EventBooking',
  idField: 'id',
  representation: ['name'],
  can: 'can',
  update: {
    field: 'updateEventBooking',
    operation: { kind: Kind.DOCUMENT, definitions: [] },
    inputs: [
      { name: 'id', source: 'id', kind: 'id' },
      { name: 'notes', source: 'notes', kind: 'value' },
      { name: 'fmv_amount', source: 'fmvAmount', kind: 'value' },
      { name: 'country_id', source: 'country.id', kind: 'id' },
      { name: 'booking_status', source: 'bookingStatus', kind: 'value' },
      events.update!.inputs.find(({ name }) => name === 'agenda')!,
      { name: 'override_reason', source: 'overrideReason', kind: 'value' },
    ],
    reason: 'overrideReason',
  },
} as const;
const stored = { id: '4', notes: 'By car', country: { id: '2' }, dateModified: '2027-03-15T08:00:00Z' };

interface ListCall {
  readonly pagination: { readonly page: number; readonly perPage: number };
}

const bookings = typeAccess('EventBooking', { update: true, update_places: true }, [
  { action: 'update_places', inputs: ['country_id'] },
]);

async function open(
  can = {},
  update = vi.fn(async () => ({ data: stored })),
  total = 3,
  told: readonly object[] = entries,
  type = 'EventBooking',
) {
  const getOne = vi.fn(async () => ({ data: stored }));
  const getList = vi.fn(async (_resource: string, { pagination: { page } }: ListCall) => ({
    data: page === 1 ? told : [...entries.slice(2), entry('2', {}, { notes: 'By ship' }, anna)],
    total,
  }));
  const getMany = vi.fn(async () => ({
    data: [
      { id: '1', name: 'Poland' },
      { id: '2', name: 'Germany' },
    ],
  }));
  const ui = (
    <QueryClientProvider client={createQueryClient()}>
      <RecordHistory id="4" type={type} record={{ ...stored, can: permissions(can) }} skeleton={<p>…</p>} />
      <Notification />
    </QueryClientProvider>
  );
  await renderAdmin(ui, {
    resource: 'bookings',
    metas: { bookings: async () => ({ ...meta, type }) },
    definitions: {
      bookings: { name: 'bookings', options: { type } },
      trainers: { name: 'trainers', options: { type: 'Trainer' }, recordRepresentation: 'name' },
      countries: { name: 'countries', options: { type: 'Country' }, recordRepresentation: 'name' },
    },
    messages: {
      resources: { bookings: { fields: { notes: 'Notes', country: 'Country', bookingStatus: 'Status' } } },
      enums: { AuditEvent: { updated: 'Updated', created: 'Created' } },
    },
    dataProvider: { getList, getOne, getMany, update } as never,
    access: accessOf(bookings),
  });
  await screen.findByText('By train', { selector: 'del' });
  return { getList, getOne, update };
}

it('says who did what and when, before and after side by side, newest first, the reason too', async () => {
  const { getList } = await open();
  const [last, earlier, first] = screen.getAllByRole('listitem');
  expect(last?.textContent).toMatch(/^Anna Nowak · Updated 15 Mar 2027.*Reason: She asked/);
  expect(within(last!).getByText('By car', { selector: 'ins' })).toBeDefined();
  expect(await within(last!).findByText('Poland', { selector: 'del' })).toBeDefined();
  expect(await within(last!).findByText('Germany', { selector: 'ins' })).toBeDefined();
  expect(within(last!).getByText('Poland, Germany', { selector: 'ins' })).toBeDefined();
  expect(earlier?.textContent).toMatch(/^The system · Updated/);
  expect(first?.textContent).toMatch(/^Anna Nowak · Created/);
  expect(getList).toHaveBeenCalledTimes(1);
});

it('tells an amount in the currency that it was in (H7), and does not give it back without', async () => {
  const told = [
    entry('9', { fmv_amount: 12_000, fmv_currency: 'JPY' }, { fmv_amount: null, fmv_currency: null }),
    entry('8', { fmv_amount: 9_000 }, { fmv_amount: 12_000 }),
    ...entries,
  ].map((each) => ({ ...each, auditableType: 'Trainer' }));
  await open({}, undefined, 5, told, 'Trainer');
  const [cleared, raised] = screen.getAllByRole('listitem');
  expect(within(cleared!).getByText('JP¥12,000', { selector: 'del' })).toBeDefined();
  expect(within(raised!).getByText('JP¥9,000', { selector: 'del' })).toBeDefined();
  expect(within(raised!).getByText('JP¥12,000', { selector: 'ins' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /12,000/ })).toBeNull();
});

it('reads on page by page, and keeps what is shown where no more is to be had', async () => {
  const { getList } = await open({}, undefined, 30);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('By ship', { selector: 'ins' })).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(getList.mock.calls.map(([, { pagination }]) => pagination)).toEqual([
    { page: 1, perPage: 10 },
    { page: 2, perPage: 10 },
  ]);
  getList.mockRejectedValueOnce(new Error('Too many'));
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it.each([
  ['history', RecordHistory],
  ['latest activity', LatestActivity],
])('a %s that could not be read says so, and is asked for again', async (_name, Told) => {
  const getList = vi.fn(async () => ({ data: [] as object[], total: 0 }));
  getList.mockRejectedValueOnce(new HttpError('No.', 500));
  await renderAdmin(<Told id="4" type="EventBooking" record={stored} skeleton={<p>…</p>} />, {
    resource: 'bookings',
    metas: { bookings: async () => meta },
    dataProvider: { getList } as never,
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^What happened to it could not be read/);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No changes are in the log.')).toBeDefined();
});

it('sets an earlier value back by the ordinary update, once it is confirmed', async () => {
  const { getOne, update } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Restore Notes: On foot' }));
  expect(await screen.findByText(/Notes: from “By car” back to “On foot”/)).toBeDefined();
  expect(update).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  // K6: what was read goes along, so that a change in between is not overwritten.
  expect(update).toHaveBeenCalledWith('bookings', {
    id: '4',
    data: { ...stored, notes: 'On foot' },
    previousData: stored,
    meta: { screen: 'edit' },
  });
  expect(getOne).toHaveBeenCalledTimes(1);
});

it('sets a reference back, called by its name', async () => {
  const { update } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Restore Country: Poland' }));
  expect(await screen.findByText(/Country: from “Germany” back to “Poland”/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() =>
    expect(update.mock.calls[0]).toMatchObject(['bookings', { data: { country: { id: '1' } } }]),
  );
});

it('a status is never set back', async () => {
  await open();
  expect(screen.queryByRole('button', { name: /Status/ })).toBeNull();
});

it('asks why where a reason passes the rule that stands against it, and sends it (B4)', async () => {
  const update = vi
    .fn()
    .mockRejectedValueOnce(
      new HttpError('The event is over.', 400, { code: 'EVENT_OVER', details: { overridable: true } }),
    )
    .mockResolvedValue({ data: stored });
  await open({}, update);
  fireEvent.click(screen.getByRole('button', { name: 'Restore Notes: On foot' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('The event is over.')).toBeDefined();
  fireEvent.change(await screen.findByRole('textbox', { name: /reason/i }), {
    target: { value: 'Came late' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Go on with this reason' }));
  expect(await screen.findByText('Notes: “On foot” again.')).toBeDefined();
  expect(update.mock.calls[1]).toMatchObject([
    'bookings',
    { data: { notes: 'On foot', overrideReason: 'Came late', dateModified: stored.dateModified } },
  ]);
});

it('says why where the server refuses, as when somebody has saved meanwhile (K6)', async () => {
  const refuse = vi.fn(async () => {
    throw new StaleWriteError('Somebody else has changed this record since you opened it.', {});
  });
  await open({}, refuse);
  fireEvent.click(screen.getByRole('button', { name: 'Restore Notes: By train' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(/Somebody else has changed this record/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers nothing where this very record may not be written', async () => {
  await open({ update: false, update_places: false });
  expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull();
});

it('offers those who may write a part of it just that part', async () => {
  await open({ update: false, update_places: true });
  expect(await screen.findByRole('button', { name: 'Restore Country: Poland' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Restore Notes/ })).toBeNull();
  cleanup();
  await open({ update: true, update_places: false });
  expect(screen.getByRole('button', { name: 'Restore Notes: On foot' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Restore Country/ })).toBeNull();
});

it('tells an agenda item by item, and has it back as a whole', async () => {
  const item = (start: string, trainer: string) => ({
    name: 'Hands-on groups',
    objectives: null,
    order: 0,
    time_start: `2027-03-12T${start}:00`,
    time_end: '2027-03-12T16:00:00',
    trainers: [{ trainer_id: trainer, exclude_in_honoraria: false }],
  });
  const agenda = (...items: readonly object[]) => ({
    name: null,
    sections: [{ name: 'Day 1', order: 0, items }],
  });
  const { update } = await open({}, undefined, 3, [
    entry('6', { agenda: agenda(item('13:15', '1')) }, { agenda: agenda(item('13:30', '2')) }, anna),
    entries[0]!,
  ]);
  const [last] = screen.getAllByRole('listitem');
  expect(await within(last!).findByText(': 13:15–16:00 → 13:30–16:00; Poland → Germany')).toBeDefined();
  fireEvent.click(within(last!).getByRole('button', { name: 'Restore the agenda as it was before this' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(update.mock.calls[0]).toMatchObject([
    'bookings',
    {
      data: {
        agenda: {
          sections: [{ items: [{ timeStart: '2027-03-12T13:15:00', trainers: [{ trainer: { id: '1' } }] }] }],
        },
      },
    },
  ]);
});
