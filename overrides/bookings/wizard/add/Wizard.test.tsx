import type { FetchResult } from '@apollo/client/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { Notification } from 'react-admin';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { messages } from '#resources/index.ts';
import { DraftStore } from '../draft/DraftStore.ts';
import { currentShortcuts } from '#src/ui/keyboard/shortcuts.ts';
import { emptyValues, type WizardValues } from '../form/WizardValues.ts';
import { roomForAll } from '#tests/setup/roomForAll.ts';
import { spasticityDay as event } from '../testing/spasticityDay.ts';
import { Wizard } from './Wizard.tsx';

const scrollIntoView = vi.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  sessionStorage.clear();
  scrollIntoView.mockReset();
});

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

/** The form as it was left, over a server that answers each sending in turn. */
async function open(values: WizardValues, ...refusals: readonly Record<string, string[]>[]) {
  new DraftStore('7', 'booking:12').write({ idempotencyKey: 'k', values });
  const left = [...refusals];
  const isKnown = refusals.length === 0;
  const known = {
    id: '5',
    fullName: 'Ana Żak',
    lastName: 'Żak',
    email: 'zak@clinic.example',
    country: { id: '4' },
  };
  const born = { participantId: '5', dateOfBirth: '1970-01-01' };
  const { client } = answeringClient(({ name }) => {
    if (name === 'WizardBooking') return { errors: [new GraphQLError('The database is busy.')] };
    if (name === 'WizardAvailability') return { data: { eventAvailability: roomForAll } };
    if (name === 'PossibleDuplicates') return { data: { participants: { data: isKnown ? [known] : [] } } };
    if (name === 'BirthDatesOfPeople') return { data: { eventBookings: { data: [born] } } };
    const validation = left.shift();
    if (validation === undefined) return { data: { made: { id: '99' } } };
    const refused = new GraphQLError('Some fields need your attention.', {
      extensions: { code: 'VALIDATION', validation },
    });
    return { data: null, errors: [refused] };
  });
  await renderAdmin(<Wizard target="booking" event={event} userId="7" asksCountry="none" />, {
    client,
    messages,
  });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const book = () => press('Book Żak');
const box = (name: RegExp) => screen.findByRole('textbox', { name });

it('what the server refuses is brought into view, in the order of the page', async () => {
  await open(somebodyNew, {
    'input.participant.create.job_title': ['Too long.'],
    'input.participant.create.email': ['Somebody else has it.'],
  });
  await book();
  expect(await screen.findByText('Somebody else has it.')).toBeDefined();
  await waitFor(async () => expect(document.activeElement).toBe(await box(/^E-?mail/i)));
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(document.activeElement);
});

it('a detail that is not asked for is shown where the server refuses it', async () => {
  await open(somebodyNew, { 'input.arrival_from': ['Say from where.'] });
  await book();
  await waitFor(async () => expect(document.activeElement).toBe(await box(/^Arrival from/)));
  expect(screen.getByText('Say from where.')).toBeDefined();
  // Whoever asks for all of them goes on to the first.
  await userEvent.click(screen.getByRole('button', { name: 'Add details that are not asked for' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Transportation/ }));
});

it('says at the type of the booking why it is refused', async () => {
  await open(somebodyNew, { 'input.booking_type': ['No staff is wanted.'] });
  await book();
  expect(await screen.findByText('No staff is wanted.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Trainee/ })));
  await userEvent.click(screen.getByRole('radio', { name: /^Staff/ }));
  expect(screen.queryByText('No staff is wanted.')).toBeNull();
});

it('what the server refused is forgotten when it is mended, and only that', async () => {
  await open(somebodyNew, {
    'input.participant.create.email': ['Somebody else has it.'],
    'input.participant.create.job_title': ['Too long.'],
  });
  await book();
  expect(await screen.findByText('2 problems')).toBeDefined();
  await userEvent.type(await box(/^E-?mail/i), '.org');
  await waitFor(() => expect(screen.queryByText('Somebody else has it.')).toBeNull());
  expect(screen.getByText('Too long.')).toBeDefined();
  await userEvent.type(await screen.findByRole('combobox', { name: /^Job title/ }), 'x');
  await waitFor(() => expect(screen.queryByText('Too long.')).toBeNull());
  expect(screen.queryByText(/problem/)).toBeNull();
});

it('a refusal is told no more once something else would be sent', async () => {
  await open(somebodyNew, { 'input.centre_event_id': ['This event is over.'] });
  await book();
  expect(await screen.findByText('This event is over.')).toBeDefined();
  await userEvent.type(await box(/^E-?mail/i), '.org');
  await waitFor(() => expect(screen.queryByText('This event is over.')).toBeNull());
});

it('a warning of a duplicate goes when what it was about is changed (G3)', async () => {
  await open(somebodyNew);
  await book();
  expect(await screen.findByText('This may be somebody who is here already')).toBeDefined();
  await userEvent.type(await box(/^E-?mail/i), '.org');
  await waitFor(() => expect(screen.queryByText('This may be somebody who is here already')).toBeNull());
});

const warning = 'This may be somebody who is here already';

it.each([
  ['1970-01-01', true],
  ['1980-02-29', false],
])(
  'a namesake born on 1 Jan 1970 is the same for who is born on %s: %s (G3)',
  async (dateOfBirth, isSame) => {
    const { email: _email, ...participant } = somebodyNew.participant;
    await open({ ...somebodyNew, participant, dateOfBirth });
    await book();
    // What is booked is read again, which fails here.
    await (isSame ? screen.findByText(warning) : screen.findByRole('button', { name: 'Try again' }));
    expect(screen.queryByText(warning) !== null).toBe(isSame);
  },
);

it('what is missing disappears as soon as it is there', async () => {
  await open({ ...somebodyNew, participant: { isHcp: true } });
  await press('Book the seat');
  expect(await screen.findByText('2 problems')).toBeDefined();
  const name = await box(/^Last name/);
  await waitFor(() => expect(document.activeElement).toBe(name));
  await userEvent.type(name, 'Ż');
  await waitFor(() => expect(screen.getByText('1 problem')).toBeDefined());
  expect(name.getAttribute('aria-invalid')).toBe('false');
});

it('two days in the wrong order are mended at either of them (B7)', async () => {
  await open({ ...somebodyNew, dateArrival: '2027-03-12', dateDeparture: '2027-03-10' });
  await book();
  expect(await screen.findByText('Departure is before arrival.')).toBeDefined();
  fireEvent.change(screen.getByLabelText(/^Arrives/), {
    target: { value: '2027-03-09' },
  });
  await waitFor(() => expect(screen.queryByText('Departure is before arrival.')).toBeNull());
});

it('warns of a stay years away from the event, and not of the days around it (B7)', async () => {
  await open({ ...somebodyNew, dateCheckIn: '2027-03-11', dateCheckOut: '2028-03-14' });
  const warning = () => screen.queryByText(/more than 30 days away from the event/);
  expect(warning()).not.toBeNull();
  const checkOut = screen.getByLabelText(/^Checks out/);
  fireEvent.change(checkOut, { target: { value: '14.3.2027' } });
  await waitFor(() => expect(warning()).toBeNull());
});

it('the search for a person has the focus, and gives it to what one chooses in its place', async () => {
  await open(emptyValues);
  expect(document.activeElement).toBe(await screen.findByRole('combobox', { name: 'Name or e-mail' }));
  await press('Somebody new');
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('participant.nameTitle'));
  await press('Search the directory');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Name or e-mail' })),
  );
});

it('somebody new has the name that was searched for', async () => {
  await open(emptyValues);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Name or e-mail' }), 'Zoe Quist');
  await press('Somebody new');
  expect(await box(/First name/)).toHaveProperty('value', 'Zoe');
  expect(await box(/Last name/)).toHaveProperty('value', 'Quist');
});

it('names each of its keys once (spec §2)', async () => {
  await open(somebodyNew);
  expect(await screen.findByText(/^Ctrl \+ Enter sends/)).toBeDefined();
  const named = currentShortcuts().flatMap(({ keys, label }) => (label === undefined ? [] : [[keys, label]]));
  expect(named.toSorted()).toEqual([
    ['Ctrl+Enter', 'Book Żak'],
    ['Esc', 'Leave'],
  ]);
});

describe('whoever leaves while it is sent', () => {
  const leave = async (answer: FetchResult) => {
    new DraftStore('7', 'booking:12').write({
      idempotencyKey: 'k',
      values: { ...somebodyNew, participantMode: 'placeholder' },
    });
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const { client, sent } = answeringClient(({ name }) =>
      name === 'WizardAddBooking' ? arrived.then(() => answer) : { data: { eventAvailability: roomForAll } },
    );
    const { pathname } = await renderAdmin(
      <>
        <Notification />
        <Routes>
          <Route
            path={wizardPaths.addBooking('12')}
            element={<Wizard target="booking" event={event} userId="7" asksCountry="none" />}
          />
          <Route path="*" element={<p>elsewhere</p>} />
        </Routes>
      </>,
      { client, messages, path: wizardPaths.addBooking('12') },
    );
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent.at(-1)?.name).toBe('WizardAddBooking'));
    await userEvent.keyboard('{Escape}');
    await screen.findByText('elsewhere');
    const left = pathname();
    await act(async () => arrive());
    return { left, pathname };
  };

  it('is told that the seat is booked where they are by then, and finds no draft of it', async () => {
    const { left, pathname } = await leave({ data: { made: { id: '99' } } });
    expect(await screen.findByText('The seat is booked')).toBeDefined();
    expect(pathname()).toBe(left);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is told that it was refused', async () => {
    await leave({ data: null, errors: [new GraphQLError('All 2 seats for trainees are taken.')] });
    expect(await screen.findByText('All 2 seats for trainees are taken.')).toBeDefined();
  });
});

it('a booking that was made and cannot be read says so, with a way to try again', async () => {
  await open(somebodyNew, { 'input.booking_type': ['No staff is wanted.'] });
  await book();
  await userEvent.click(await screen.findByRole('radio', { name: /^Staff/ }));
  await book();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
