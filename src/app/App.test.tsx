import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AccessStore } from '../auth/AccessStore.ts';
import { createAuthProvider } from '../auth/createAuthProvider.ts';
import { SessionStore } from '../auth/SessionStore.ts';
import { sessionOf } from '../auth/testing/sessionOf.ts';
import { defaultConfig } from '../config/Config.ts';
import { createDataProvider } from '../data/createDataProvider.ts';
import { answeringClient } from '../data/testing/answeringClient.ts';
import { createI18nProvider } from '../i18n/createI18nProvider.ts';
import { messages } from '../../resources/index.ts';
import { App } from './App.tsx';
import { resourceMetas } from './resourceRoutes.tsx';

afterEach(cleanup);
beforeAll(() => {
  const Unseeing = class {
    observe = () => undefined;
    disconnect = () => undefined;
  };
  vi.stubGlobal('IntersectionObserver', Unseeing);
});

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

async function open(path: string) {
  window.history.replaceState(null, '', path);
  const { client } = answeringClient(() => ({ data: nothing }));
  const sessions = new SessionStore();
  sessions.set(sessionOf({ roles: ['administrator'] }));
  await act(async () =>
    render(
      <App
        config={defaultConfig}
        client={client}
        sessions={sessions}
        access={new AccessStore({ ask: async () => [], userId: () => '7' })}
        dataProvider={createDataProvider({ client, metas: resourceMetas })}
        authProvider={createAuthProvider({ client, sessions, config: defaultConfig })}
        i18nProvider={createI18nProvider([messages], { locale: 'en-GB' })}
        store={memoryStore()}
      />,
    ),
  );
}

const wizard = '/bookings/wizard';

describe('an address that makes no sense is no page (spec §2)', () => {
  it.each([
    '/events/abc',
    '/trainers/x/edit',
    '/centers/50%',
    '/bookings/none',
    `${wizard}/events/none/view`,
    `${wizard}/waiting-list-entries/x/edit`,
  ])('%s', async (path) => {
    await open(path);
    expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeDefined();
    expect(screen.getByText(`Page Not Found: ${path}`)).toBeDefined();
    expect(document.title).toBe('Not found | Convene Registration Plaform');
  });
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
