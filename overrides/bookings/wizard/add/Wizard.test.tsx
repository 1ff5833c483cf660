import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { messages } from '#resources/index.ts';
import type { WizardEvent } from '../data/WizardEvent.ts';
import { DraftStore } from '../draft/DraftStore.ts';
import { currentShortcuts } from '#src/ui/keyboard/shortcuts.ts';
import { emptyValues, type WizardValues } from '../form/WizardValues.ts';
import type { StepName } from '../steps/wizardSteps.ts';
import { Wizard } from './Wizard.tsx';

const scrollIntoView = vi.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  scrollIntoView.mockReset();
});

const event: WizardEvent = {
  id: '12',
  name: 'Spasticity day',
  dateStart: '2027-03-12',
  dateEnd: '2027-03-13',
  isPublished: true,
  collectFields: [],
  globalManageFlights: false,
  can: [],
  country: null,
  trainingCentre: null,
};
const somebodyNew: WizardValues = {
  ...emptyValues,
  participantMode: 'new',
  participant: {
    isHcp: true,
    lastName: 'Żak',
    email: 'zak@clinic.example',
    country: { id: '4', name: 'Poland' },
  },
};

/** The form as it was left at a step, over a server that answers each sending in turn. */
async function open(step: StepName, values: WizardValues, ...refusals: readonly Record<string, string[]>[]) {
  new DraftStore('7', 'booking:12').write({ idempotencyKey: 'k', step, values });
  const left = [...refusals];
  const known = {
    id: '5',
    fullName: 'Ana Żak',
    email: 'zak@clinic.example',
    country: { id: '9' },
    eventBookings: [],
  };
  const { client } = answeringClient(({ name }) => {
    if (name === 'WizardAvailability') return { data: { eventAvailability: null } };
    if (name === 'PossibleDuplicates') return { data: { participants: { data: [known] } } };
    const validation = left.shift();
    if (validation === undefined) return { data: { made: { id: '99' } } };
    const refused = new GraphQLError('Some fields need your attention.', {
      extensions: { code: 'VALIDATION', validation },
    });
    return { data: null, errors: [refused] };
  });
  await renderAdmin(<Wizard target="booking" event={event} userId="7" asksCountry={false} />, {
    client,
    messages,
  });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: RegExp) => screen.findByRole('textbox', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

it('what the server refuses is brought into view, at its step and in the order of the page', async () => {
  await open('review', somebodyNew, {
    'input.participant.create.job_title': ['Too long.'],
    'input.participant.create.email': ['Somebody else has it.'],
  });
  await press('Book the seat');
  await heading('Participant');
  expect(await screen.findByText('Somebody else has it.')).toBeDefined();
  await waitFor(async () => expect(document.activeElement).toBe(await box(/^E-?mail/i)));
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(document.activeElement);
});

it('a detail that is not asked for is shown where the server refuses it', async () => {
  await open('review', somebodyNew, { 'input.arrival_from': ['Say from where.'] });
  await press('Book the seat');
  await heading('Travel, stay and documents');
  await waitFor(async () => expect(document.activeElement).toBe(await box(/^Arrival from/)));
  expect(screen.getByText('Say from where.')).toBeDefined();
});

it('says at the type of the booking why it is refused', async () => {
  await open('review', somebodyNew, { 'input.booking_type': ['No staff is wanted.'] });
  await press('Book the seat');
  await heading('Event and seats');
  expect(await screen.findByText('No staff is wanted.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Trainee/ })));
  await userEvent.click(screen.getByRole('radio', { name: /^Staff/ }));
  expect(screen.queryByText('No staff is wanted.')).toBeNull();
});

it('what the server refused is forgotten when it is mended, and only that', async () => {
  await open('review', somebodyNew, {
    'input.participant.create.email': ['Somebody else has it.'],
    'input.participant.create.job_title': ['Too long.'],
  });
  await press('Book the seat');
  await userEvent.type(await box(/^E-?mail/i), '.org');
  await waitFor(() => expect(screen.queryByText('Somebody else has it.')).toBeNull());
  expect(screen.getByText('Too long.')).toBeDefined();
  await userEvent.type(await screen.findByRole('combobox', { name: /^Job title/ }), 'x');
  await waitFor(() => expect(screen.queryByText('Too long.')).toBeNull());
  expect(screen.queryByText(/problem/)).toBeNull();
});

it('a refusal is told no more once something else would be sent', async () => {
  await open('review', somebodyNew, { 'input.participant.create.email': ['Somebody else has it.'] });
  await press('Book the seat');
  await userEvent.type(await box(/^E-?mail/i), '.org');
  await press('Continue');
  await heading('Travel, stay and documents');
  await press('Continue');
  await heading('Review');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a warning of a duplicate goes when what it was about is changed (G3)', async () => {
  await open('participant', somebodyNew);
  await press('Continue');
  expect(await screen.findByText('This may be somebody who is here already')).toBeDefined();
  await userEvent.type(await box(/^E-?mail/i), '.org');
  await waitFor(() => expect(screen.queryByText('This may be somebody who is here already')).toBeNull());
});

it('what is missing disappears as soon as it is there', async () => {
  await open('participant', { ...somebodyNew, participant: { isHcp: true } });
  await press('Continue');
  expect(await screen.findByText('2 problems on this step')).toBeDefined();
  const name = await box(/^Last name/);
  expect(document.activeElement).toBe(name);
  await userEvent.type(name, 'Ż');
  await waitFor(() => expect(screen.getByText('1 problem on this step')).toBeDefined());
  expect(name.getAttribute('aria-invalid')).toBe('false');
});

it('two days in the wrong order are mended at either of them (B7)', async () => {
  await open('details', { ...somebodyNew, dateArrival: '2027-03-12', dateDeparture: '2027-03-10' });
  await press('Continue');
  expect(await screen.findByText('Departure is before arrival.')).toBeDefined();
  fireEvent.change(screen.getByLabelText(/^Arrives/), {
    target: { value: '2027-03-09' },
  });
  await waitFor(() => expect(screen.queryByText('Departure is before arrival.')).toBeNull());
});

it('the first step promises no way back, and each key is named once (spec §2)', async () => {
  await open('event', emptyValues);
  expect(await screen.findByText('Enter goes on.')).toBeDefined();
  const named = () => currentShortcuts().flatMap(({ keys, label }) => (label === undefined ? [] : [keys]));
  expect(named()).toEqual(['Enter']);
  cleanup();
  await open('details', somebodyNew);
  expect(await screen.findByText('Enter goes on, Esc or Alt + ← goes back.')).toBeDefined();
  expect(named().toSorted()).toEqual(['Enter', 'Esc']);
});
