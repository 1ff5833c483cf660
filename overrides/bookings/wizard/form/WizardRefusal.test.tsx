import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import { WizardProvider } from './WizardContext.ts';
import { spasticityDay as event } from '../testing/spasticityDay.ts';
import { WizardRefusal } from './WizardRefusal.tsx';
import type { JourneyKind } from './WizardValues.ts';

async function open(target: JourneyKind, refusal: Partial<Refusal>) {
  const [switchTarget, goTo] = [vi.fn(), vi.fn()];
  await renderAdmin(
    <WizardProvider
      value={{
        target,
        event,
        availability: undefined,
        asksCountry: 'none',
        switchTarget,
        goTo,
      }}
    >
      <WizardRefusal
        refusal={{
          code: 'REFUSED',
          message: 'No.',
          overridable: false,
          nextSteps: [],
          validation: {},
          details: {},
          ...refusal,
        }}
        loose={[]}
        onRetry={vi.fn()}
        onSendNew={vi.fn()}
      />
    </WizardProvider>,
  );
  return { switchTarget, goTo };
}

it('books the seat that has come free, with the form as it is (K3)', async () => {
  const { switchTarget } = await open('entry', { code: 'WAITING_NOT_NEEDED', nextSteps: ['BOOK_SEAT'] });
  fireEvent.click(screen.getByRole('button', { name: 'Book a seat, keep the form' }));
  expect(switchTarget).toHaveBeenCalledWith('booking');
});

it.each([
  ['booking', undefined, 'the seat is booked once'],
  ['entry', undefined, 'the waiting list gets one entry'],
  ['booking', 'IDEMPOTENCY_MISMATCH', 'Look at the event’s bookings'],
  ['entry', 'IDEMPOTENCY_MISMATCH', 'Look at the event’s waiting list'],
] as const)(
  'says of a form for a %s that was lost with %s what it books (K5)',
  async (target, code, said) => {
    await open(target, { code });
    expect(screen.getByRole('alert').textContent).toContain(said);
  },
);

it.each([
  ['WAITING_DUPLICATE', 'UPGRADE_ENTRY', 'See the waiting list'],
  ['BOOKING_DUPLICATE', 'OPEN_BOOKING', 'See the bookings'],
])('shows after %s who is there, beside the form (K3)', async (code, step, name) => {
  await open('booking', { code, nextSteps: [step] });
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe('/bookings/wizard/events/12/view');
  expect(link.getAttribute('target')).toBe('_blank');
});

it.each([
  ['input.participant', 'person'],
  ['input.booking_status', 'details'],
])('leads to where %s is mended: %s (K3)', async (path, part) => {
  const { goTo } = await open('booking', {
    nextSteps: ['COMPLETE_DETAILS'],
    validation: { [path]: 'It has none.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Complete the details' }));
  expect(goTo).toHaveBeenCalledWith(part);
});

it('leads to the country of a placeholder (C6, K3)', async () => {
  const { goTo } = await open('booking', { code: 'COUNTRY_REQUIRED', nextSteps: ['CHOOSE_COUNTRY'] });
  fireEvent.click(screen.getByRole('button', { name: 'Choose a country' }));
  expect(goTo).toHaveBeenCalledWith('person');
});
