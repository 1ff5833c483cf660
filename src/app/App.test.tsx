import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { typeAccess } from '#tests/setup/accessOf.ts';
import { renderApp } from './testing/renderApp.tsx';

/** A server that has nothing: no record, and no redirect. */
const nothing = {
  redirectLookup: { target: null },
  centreEvent: null,
  eventBooking: null,
  waitingListEntry: null,
  trainer: null,
  eventAvailability: null,
  notifications: [],
};

afterEach(() => {
  vi.restoreAllMocks();
});

const open = (path: string) => renderApp(path, { data: nothing });

const wizard = '/bookings/wizard';

describe('an address that makes no sense is no page (spec §2)', () => {
  it.each([
    '/events/abc',
    '/Events',
    '/events/Create',
    '/events/12/EDIT',
    `/Bookings/wizard/events/12/view`,
    '/trainers/x/edit',
    '/centers/50%',
    '/bookings/none',
    `${wizard}/events/none/view`,
    `${wizard}/waiting-list-entries/x/edit`,
  ])('%s', async (path) => {
    await open(path);
    expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeDefined();
    expect(screen.getByText(`Page Not Found: ${path}`)).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Not found | Convene Registration Plaform'));
  });
});

it.each([
  ['list', '/users', 'User', 'Not allowed'],
  ['run of documents', '/documentRuns/3f2a', 'DocumentRunEntry', 'Not allowed · Document runs'],
  ['made document', '/documents/3f2a', 'GeneratedDocument', 'Not allowed · Generated documents'],
])('a %s that is not for the viewer says so in the title', async (_what, path, type, title) => {
  await renderApp(path, { data: nothing }, [typeAccess(type, { list: false })]);
  expect(await screen.findByRole('heading', { level: 1, name: '403' })).toBeDefined();
  await waitFor(() => expect(document.title).toBe(`${title} | Convene Registration Plaform`));
});

it.each([
  ['offers the way back that there is', 2, ['Go back']],
  ['offers none in a tab that begins with it', 1, []],
])('an address without a page %s', async (_what, length, offered) => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(length);
  await open('/no/such/page');
  const alert = await screen.findByRole('alert');
  expect(
    within(alert)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(offered);
});

it('a page of the way in names itself (spec §1)', async () => {
  await open('/account/signed-in');
  await waitFor(() => expect(document.title).toBe('You are signed in | Convene Registration Plaform'));
});

it('an address in another script is said as it was written', async () => {
  await open('/centers/日本語');
  expect(await screen.findByText('Page Not Found: /centers/日本語')).toBeDefined();
});

describe('a record that is not there has the error screen, and the title says so', () => {
  it.each([
    ['/events/999', 'There is no event at this address, or you may not see it.', 'Events'],
    [
      '/trainers/999/edit',
      'There is no trainer at this address, or you may not see it.',
      'Trainer · Trainers',
    ],
    [`${wizard}/events/999/view`, 'There is no event at this address, or you may not see it.', 'Bookings'],
    [`${wizard}/events/999/add-booking`, 'There is no event at this address', 'Bookings'],
    [`${wizard}/events/999/add-waiting-list`, 'There is no event at this address', 'Waiting list'],
    [`${wizard}/bookings/999/view`, 'There is no booking at this address', 'Bookings'],
    [`${wizard}/bookings/999/edit`, 'There is no booking at this address', 'Bookings'],
    [`${wizard}/waiting-list-entries/999/view`, 'There is no waiting-list entry', 'Waiting list'],
    [`${wizard}/waiting-list-entries/999/edit`, 'There is no waiting-list entry', 'Waiting list'],
  ])('%s', async (path, message, section) => {
    await open(path);
    expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeDefined();
    expect(screen.getByText(message, { exact: false })).toBeDefined();
    await waitFor(() => expect(document.title).toBe(`Not found · ${section} | Convene Registration Plaform`));
  });
});
