import { createRoot } from 'react-dom/client';
import { localStorageStore } from 'react-admin';
import { AccessStore } from '../auth/AccessStore.ts';
import { askAccess } from '../auth/askAccess.ts';
import { createAuthProvider } from '../auth/createAuthProvider.ts';
import { refreshTokens } from '../auth/refreshTokens.ts';
import { nowInSeconds } from '../auth/Session.ts';
import { SessionStore } from '../auth/SessionStore.ts';
import { TokenRefresher } from '../auth/TokenRefresher.ts';
import { loadConfig } from '../config/loadConfig.ts';
import { createDataProvider } from '../data/createDataProvider.ts';
import { createContentClient } from '../data/links/createContentClient.ts';
import { createDataClient } from '../data/links/createDataClient.ts';
import { createPreferencesStore } from '../data/store/createPreferencesStore.ts';
import { pushPreferences } from '../data/store/pushPreferences.ts';
import { createI18nProvider } from '../i18n/createI18nProvider.ts';
import { App } from './App.tsx';
import { showPageIcon } from './navigation/showPageIcon.ts';
import { messages } from '../../resources/index.ts';
import { resourceMetas, resourceTypes } from './resourceRoutes.tsx';

/** Reads the run-time configuration, makes the parts, and renders. */
export async function startApp(root: HTMLElement): Promise<void> {
  const config = await loadConfig();
  showPageIcon(config.faviconBase);

  const sessions = new SessionStore();
  const authToken = () => sessions.get()?.authToken;
  const client = createDataClient({ uri: config.dataUrl, authToken });
  const contentClient = createContentClient({ uri: config.contentUrl, authToken });
  const store = createPreferencesStore({
    local: localStorageStore('1', 'Convene'),
    push: pushPreferences(client),
  });
  const access = new AccessStore({ ask: askAccess(client), userId: () => sessions.get()?.id });
  const authProvider = createAuthProvider({
    client: contentClient,
    sessions,
    config,
    access: { store: access, types: resourceTypes },
    onSignedIn: async ({ preferences }) => {
      store.hydrate(preferences);
      await access.ready();
    },
    beforeSignOut: () => store.flush(),
  });
  new TokenRefresher({
    sessions,
    refresh: refreshTokens(contentClient),
    interval: config.tokenRefreshInterval,
    now: nowInSeconds,
    // RequireSession leads to sign-in; the settings of whoever was here go with them.
    onSessionEnd: () => store.reset(),
  }).start();

  createRoot(root).render(
    <App
      config={config}
      client={client}
      sessions={sessions}
      access={access}
      dataProvider={createDataProvider({ client, metas: resourceMetas })}
      authProvider={authProvider}
      i18nProvider={createI18nProvider([messages], { locale: config.locale })}
      store={store}
    />,
  );
}
