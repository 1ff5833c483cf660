import type { FetchResult } from '@apollo/client/core';
import { act, render } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { vi } from 'vitest';
import { AccessStore } from '#src/auth/AccessStore.ts';
import { createAuthProvider } from '#src/auth/createAuthProvider.ts';
import { SessionStore } from '#src/auth/SessionStore.ts';
import { sessionOf } from '#src/auth/testing/sessionOf.ts';
import { defaultConfig } from '#src/config/Config.ts';
import type { TypeAccess } from '#src/data/access/Permission.ts';
import { createDataProvider } from '#src/data/createDataProvider.ts';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { createI18nProvider } from '#src/i18n/createI18nProvider.ts';
import { messages } from '#resources/index.ts';
import { App } from '../App.tsx';
import { resourceMetas } from '../resourceRoutes.tsx';

/** jsdom lays nothing out: nothing comes into sight. */
class Unseeing {
  readonly observe = (): void => undefined;
  readonly disconnect = (): void => undefined;
}

/** The whole app at an address, signed in, over a server that answers everything alike. */
export async function renderApp(
  path: string,
  answer: FetchResult = { data: {} },
  access: readonly TypeAccess[] = [],
): Promise<void> {
  vi.stubGlobal('IntersectionObserver', Unseeing);
  window.history.replaceState(null, '', path);
  const { client } = answeringClient(() => answer);
  const sessions = new SessionStore();
  sessions.set(sessionOf({ roles: ['administrator'] }));
  await act(async () =>
    render(
      <App
        config={defaultConfig}
        client={client}
        sessions={sessions}
        access={new AccessStore({ ask: async () => access, userId: () => '7' })}
        dataProvider={createDataProvider({ client, metas: resourceMetas })}
        authProvider={createAuthProvider({ client, sessions, config: defaultConfig })}
        i18nProvider={createI18nProvider([messages], { locale: 'en-GB' })}
        store={memoryStore()}
      />,
    ),
  );
}
