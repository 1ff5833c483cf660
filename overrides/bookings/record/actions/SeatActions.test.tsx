import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { useState } from 'react';
import { Notification } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { accessOf, permissions, typeAccess } from '#tests/setup/accessOf.ts';
import { emptySeat } from '#tests/setup/emptySeat.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import type { SeatRecord } from '../SeatRecord.ts';
import { SeatActions } from './SeatActions.tsx';

const seatOf = (fullName: string, dateModified: string): SeatRecord => ({
  ...emptySeat,
  participant: { id: fullName, fullName, country: null },
  dateModified,
  can: permissions({ detach: true }),
});
const before = seatOf('Dr Żak', '2026-11-20T08:00:00.000Z');
const after = seatOf('Dr Nový', '2026-11-20T09:00:00.000Z');

it('takes out whom the screen shows and nobody else, and offers nothing that would be refused again (K6, P4)', async () => {
  const { client, sent } = answeringClient(() => ({
    data: null,
    errors: [
      new GraphQLError('Somebody else has changed this record.', {
        extensions: { code: 'STALE_WRITE', changed: { participant_id: '9' } },
      }),
    ],
  }));
  const Page = () => {
    const [seat, setSeat] = useState(before);
    return (
      <>
        <button onClick={() => setSeat(after)}>Somebody else saves</button>
        <SeatActions seat={seat} />
      </>
    );
  };
  await renderAdmin(<Page />, { client });
  fireEvent.click(screen.getByRole('button', { name: 'Take participant out' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Take Dr Żak out of this booking?' }));
  fireEvent.click(screen.getByText('Somebody else saves'));
  fireEvent.click(dialog.getByRole('button', { name: 'Take participant out' }));
  await dialog.findByText('Somebody else has changed this record.');
  expect(sent.map(({ variables }) => variables)).toEqual([
    { input: { id: '4', participant: null, date_modified: before.dateModified } },
  ]);
  expect(dialog.queryByRole('button', { name: 'Take participant out' })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const fullEvent = {
  id: '12',
  name: 'Spasticity day',
  dateStart: null,
  dateEnd: null,
  isFull: true,
  waitingListCount: 2,
  globalManageFlights: false,
};

it.each([
  ['is promised to the first who waits where the event is full', true, /^The seat goes to the first of 2/],
  ['is promised to nobody who waits for a limit (W2)', false, /^The seat becomes free\./],
])('the seat of a cancelled booking %s', async (_case, isFull, said) => {
  const centreEvent = { ...fullEvent, isFull };
  await renderAdmin(<SeatActions seat={{ ...before, centreEvent, can: permissions({ cancel: true }) }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
  expect(screen.getByText(said)).toBeDefined();
});

it('whoever cancels a seat that somebody waits for is led to the waiting list, where it is given (W4)', async () => {
  const { client } = answeringClient(() => ({ data: { updateEventBooking: { id: '4' } } }));
  const centreEvent = fullEvent;
  await renderAdmin(
    <>
      <SeatActions seat={{ ...before, centreEvent, can: permissions({ cancel: true }) }} />
      <Notification />
    </>,
    { client },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel booking' }));
  const next = await screen.findByRole('link', { name: 'Waiting list' });
  expect(next.getAttribute('href')).toBe('/events/12?section=waitingList');
});

afterEach(() => vi.unstubAllGlobals());

it('on a telephone what takes a booking further is a button, and the rest a menu whose dialog gives the focus back', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const can = permissions({ confirm: true, detach: true, cancel: true });
  await renderAdmin(<SeatActions seat={{ ...before, bookingStatus: 'PENDING', can }} />);
  expect(screen.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent)).toEqual([
    'Confirm',
    'More actions',
  ]);
  const more = screen.getByRole('button', { name: 'More actions' });
  more.focus();
  fireEvent.click(more);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Cancel booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Dr Żak’s booking?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(document.activeElement).toBe(more));
});

it('asks who gets the seat where one types at once', async () => {
  const seat = { ...emptySeat, can: permissions({ attach: true }) };
  await renderAdmin(<SeatActions seat={seat} />);
  fireEvent.click(screen.getByRole('button', { name: 'Put in a participant' }));
  const search = screen.getByRole('combobox', { name: 'Name or e-mail' });
  await waitFor(() => expect(document.activeElement).toBe(search));
});

it('a booking that is cancelled by now, though no answer came, is not offered to be cancelled again', async () => {
  const { client } = answeringClient(() => {
    throw new TypeError('Failed to fetch');
  });
  const can = permissions({ cancel: true, detach: false });
  const Page = () => {
    const [bookingStatus, setStatus] = useState<SeatRecord['bookingStatus']>('PENDING');
    return (
      <>
        <button onClick={() => setStatus('CANCELLED')}>It is read again</button>
        <SeatActions seat={{ ...before, bookingStatus, can }} only={['cancel']} />
      </>
    );
  };
  await renderAdmin(<Page />, { client });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  await dialog.findByText(/^The server did not answer/);
  fireEvent.click(screen.getByText('It is read again'));
  expect(dialog.getByRole('alert').textContent).toBe('By now this booking is: Cancelled, Dr Żak.');
  expect(dialog.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
});

it.each([
  [
    'with the booking',
    { missing: ['dateArrival'], edits: true, changes: true },
    ['/bookings/wizard/bookings/4/edit'],
  ],
  [
    'with the person',
    { missing: ['dietaryRequirements'], edits: true, changes: true },
    ['/participants/7/edit'],
  ],
  [
    'in both',
    { missing: ['dateArrival', 'dietaryRequirements'], edits: true, changes: true },
    ['/bookings/wizard/bookings/4/edit', '/participants/7/edit'],
  ],
  [
    'nowhere by who may change neither',
    { missing: ['dateArrival', 'allergies'], edits: false, changes: false },
    [],
  ],
])('what keeps a booking from being confirmed is entered %s (B2, G1)', async (_where, given, ways) => {
  const seat: SeatRecord = {
    ...emptySeat,
    participant: { id: '7', fullName: 'Dr Żak', country: null },
    collectMissing: given.missing,
    can: permissions({ confirm: true, update: given.changes }),
  };
  await renderAdmin(<SeatActions seat={seat} />, {
    definitions: { participants: { name: 'participants', options: { type: 'Participant' } } },
    access: accessOf(typeAccess('Participant', { update: given.edits })),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^It cannot be confirmed before this is there: /)).toBeDefined();
  expect(dialog.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways);
});
