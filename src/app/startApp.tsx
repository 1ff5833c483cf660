import { createRoot } from 'react-dom/client';
import { localStorageStore } from 'react-admin';
import { AccessStore } from '../auth/AccessStore.ts';
import { askAccess } from '../auth/askAccess.ts';
import { createAuthProvider } from '../auth/createAuthProvider.ts';
import { forgetDraftsOfOthers } from '../auth/drafts.ts';
import { parseObject } from '../auth/parseSession.ts';
import { refreshTokens } from '../auth/refreshTokens.ts';
import { nowInSeconds, type Session } from '../auth/Session.ts';
import { SessionStore } from '../auth/SessionStore.ts';
import { takeOAuthResponse } from '../auth/sso/oauthResponse.ts';
import { shareAcrossTabs } from '../auth/shareAcrossTabs.ts';
import { logOut } from '../auth/signIn.ts';
import { TokenRefresher } from '../auth/TokenRefresher.ts';
import { wasSomebodyElse } from '../auth/wasSomebodyElse.ts';
import { loadConfig } from '../config/loadConfig.ts';
import { createDataProvider } from '../data/createDataProvider.ts';
import { createContentClient } from '../data/links/createContentClient.ts';
import { createDataClient } from '../data/links/createDataClient.ts';
import { createPreferencesStore } from '../data/store/createPreferencesStore.ts';
import { pushPreferences, readPreferences } from '../data/store/keptPreferences.ts';
import { createI18nProvider } from '../i18n/createI18nProvider.ts';
import { isPageHeld } from '../ui/page/heldPage.ts';
import { App } from './App.tsx';
import { showPageIcon } from './navigation/showPageIcon.ts';
import { leadToNewPassword } from './session/leadToNewPassword.ts';
import { labels } from '#overrides/labels.ts';
import { messages } from '#resources/index.ts';
import { resourceMetas, resourceTypes } from './resourceRoutes.tsx';

/** Reads the run-time configuration, makes the parts, and renders. */
export async function startApp(root: HTMLElement): Promise<void> {
  takeOAuthResponse();
  const config = await loadConfig();
  showPageIcon(config.faviconBase);

  const sessions = new SessionStore();
  const authToken = () => sessions.get()?.authToken;
  const client = createDataClient({
    uri: config.dataUrl,
    authToken,
    onUnauthenticated: () => sessions.end(),
    onPasswordDue: () => leadToNewPassword(),
  });
  const contentClient = createContentClient({ uri: config.contentUrl, authToken });
  const store = createPreferencesStore({
    local: localStorageStore('1', 'Convene'),
    read: async () => parseObject(await readPreferences(client)(sessions.get()?.id ?? '')),
    push: async (preferences) => {
      await pushPreferences(client)(preferences);
      sessions.keepPreferences(preferences);
    },
  });
  const isOtherThanBefore = wasSomebodyElse(sessions);
  const access = new AccessStore({ ask: askAccess(client), userId: () => sessions.person()?.id });
  const authProvider = createAuthProvider({
    client: contentClient,
    sessions,
    config,
    isPageHeld,
    access: { store: access, types: resourceTypes },
    onSignedIn: async ({ id, preferences }) => {
      const isOther = isOtherThanBefore(id);
      // The settings and drafts of whoever was here before are not for the next one.
      if (isOther) store.reset();
      forgetDraftsOfOthers(id);
      store.hydrate(isPageHeld() && !isOther ? withoutLocale(preferences) : preferences);
      await access.ready();
    },
    beforeSignOut: () => store.flush(),
  });
  shareAcrossTabs(sessions);
  window.addEventListener('storage', ({ key }) => access.hear(key));
  new TokenRefresher({
    sessions,
    refresh: refreshTokens(contentClient),
    interval: config.tokenRefreshInterval,
    now: nowInSeconds,
    // RequireSession leads to sign-in.
    onSessionEnd: ({ authToken: ended }) => void logOut(contentClient, ended),
  }).start();

  createRoot(root).render(
    <App
      config={config}
      client={client}
      sessions={sessions}
      access={access}
      dataProvider={createDataProvider({
        client,
        metas: resourceMetas,
        viewer: () => sessions.person()?.id,
      })}
      authProvider={authProvider}
      i18nProvider={createI18nProvider([messages, labels], { locale: config.locale })}
      store={store}
    />,
  );
}

/** Another locale mounts everything anew, and with it the form over which somebody has signed in again. */
const withoutLocale = (preferences: Session['preferences']): Session['preferences'] =>
  Object.fromEntries(Object.entries(preferences).filter(([key]) => key !== 'locale'));
