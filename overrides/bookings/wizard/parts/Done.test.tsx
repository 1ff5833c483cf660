import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { currentShortcuts } from '#src/ui/keyboard/shortcuts.ts';
import type { SeatRecord } from '#overrides/bookings/record/SeatRecord.ts';
import { emptySeat } from '#tests/setup/emptySeat.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { WizardProvider, type WizardScope } from '../form/WizardContext.ts';
import { spasticityDay as event } from '../testing/spasticityDay.ts';
import { Done } from './Done.tsx';
import { PlaceholderFields } from './PlaceholderFields.tsx';

const { id, name, dateStart, dateEnd } = event;
const itsEvent = {
  id,
  name,
  dateStart,
  dateEnd,
  isFull: false,
  waitingListCount: 0,
  globalManageFlights: false,
};
const madeSeat: SeatRecord = { ...emptySeat, centreEvent: itsEvent };

const scope: WizardScope = {
  target: 'booking',
  event,
  availability: undefined,
  asksCountry: 'none',
  switchTarget: () => undefined,
  goTo: () => undefined,
};

it.each([
  ['a day', '2027-03-12', 'A seat on Spasticity day is held until 12 Mar 2027.'],
  ['no day', null, 'A seat on Spasticity day is held until its first day, which is not set yet.'],
])(
  'a placeholder with %s to expire on says how long the seat is held (P1)',
  async (_case, dateExpiry, said) => {
    const { client } = answeringClient(() => ({ data: { eventBooking: { ...madeSeat, dateExpiry } } }));
    await renderAdmin(
      <WizardProvider value={scope}>
        <Done id="4" onAnother={() => undefined} />
      </WizardProvider>,
      { client },
    );
    expect(await screen.findByText(said)).toBeDefined();
  },
);

it('a booking that has been confirmed there is not called new any more', async () => {
  const participant = { id: '7', fullName: 'Dr Żak', country: null };
  const eventBooking = { ...madeSeat, participant, bookingStatus: 'CONFIRMED' };
  const { client } = answeringClient(() => ({ data: { eventBooking } }));
  await renderAdmin(
    <WizardProvider value={scope}>
      <Done id="4" onAnother={() => undefined} />
    </WizardProvider>,
    { client },
  );
  expect(
    await screen.findByText('Dr Żak is booked on Spasticity day. The booking is confirmed.'),
  ).toBeDefined();
});

it.each<[string, Partial<SeatRecord> | null]>([
  ['was deleted since', null],
  ['was cancelled since', { bookingStatus: 'CANCELLED' }],
  ['waits for something since', { bookingStatus: 'PENDING' }],
  ['is one of another event', { centreEvent: { ...itsEvent, id: '13' } }],
])('a booking that %s is shown as it is, not as it was made', async (_what, since) => {
  const { client } = answeringClient(() => ({ data: { eventBooking: since && { ...madeSeat, ...since } } }));
  const { pathname } = await renderAdmin(
    <WizardProvider value={scope}>
      <Done id="4" onAnother={() => undefined} />
    </WizardProvider>,
    { client },
  );
  await expect.poll(pathname).toBe('/bookings/wizard/bookings/4/view');
});

it('the next of many is begun by the key that sent the last', async () => {
  const { client } = answeringClient(() => ({ data: { eventBooking: madeSeat } }));
  const onAnother = vi.fn();
  await renderAdmin(
    <WizardProvider value={scope}>
      <Done id="4" onAnother={onAnother} />
    </WizardProvider>,
    { client },
  );
  await screen.findByRole('button', { name: 'Add another for this event' });
  currentShortcuts()
    .find(({ keys }) => keys === 'Ctrl+Enter')
    ?.run();
  expect(onAnother).toHaveBeenCalledOnce();
});

it('promises no day for a placeholder of an event that has none yet (P1)', async () => {
  const availability = { placeholderExpiry: null } as NonNullable<WizardScope['availability']>;
  await renderAdmin(
    <WizardProvider value={{ ...scope, availability }}>
      <PlaceholderFields />
    </WizardProvider>,
  );
  expect(screen.getByText(/until the first day of the event, which is not set yet/)).toBeDefined();
});
