import { localStorageStore } from 'react-admin';
import { AccessStore } from '#src/auth/AccessStore.ts';
import { askAccess } from '#src/auth/askAccess.ts';
import { createAuthProvider } from '#src/auth/createAuthProvider.ts';
import { forgetDraftsOfOthers } from '#src/auth/drafts.ts';
import { parseObject } from '#src/auth/parseSession.ts';
import { refreshPerson } from '#src/auth/refreshPerson.ts';
import { refreshTokens } from '#src/auth/refreshTokens.ts';
import { nowInSeconds, type Session } from '#src/auth/Session.ts';
import { SessionStore } from '#src/auth/SessionStore.ts';
import { shareAcrossTabs } from '#src/auth/shareAcrossTabs.ts';
import { logOut } from '#src/auth/signIn.ts';
import { TokenRefresher } from '#src/auth/TokenRefresher.ts';
import { wasSomebodyElse } from '#src/auth/wasSomebodyElse.ts';
import type { Config } from '#src/config/Config.ts';
import { Arrival } from '#src/data/headStart/Arrival.ts';
import { headStartLink } from '#src/data/headStart/headStartLink.ts';
import { forgetAsks } from '#src/data/headStart/forgetAsks.ts';
import { createContentClient } from '#src/data/links/createContentClient.ts';
import { createDataClient } from '#src/data/links/createDataClient.ts';
import { createPreferencesStore } from '#src/data/store/createPreferencesStore.ts';
import { pushPreferences, readPreferences } from '#src/data/store/keptPreferences.ts';
import { tabStore } from '#src/data/store/tabStore.ts';
import { isPageHeld } from '#src/ui/page/heldPage.ts';
import { leadToNewPassword } from '../session/leadToNewPassword.ts';
import { resourceTypes } from '../resourceRoutes.tsx';
import type { AppParts } from './AppParts.ts';

/** The parts of an app whose people sign in: their session, its refresher, their preferences, what they may do. */
export function partsWithAccounts(config: Config): AppParts {
  const sessions = new SessionStore();
  const authToken = () => sessions.get()?.authToken;
  const viewer = () => sessions.person()?.id;
  const signedIn = () => sessions.get()?.id;
  // Several of them go ahead as one request, or none.
  const arrival = config.batches ? new Arrival(signedIn) : undefined;
  const client = createDataClient({
    uri: config.dataUrl,
    batches: config.batches,
    ...(arrival && { headStart: headStartLink({ start: window.headStart, arrival, viewer: signedIn }) }),
    authToken,
    onUnauthenticated: () => sessions.end(),
    onPasswordDue: () => leadToNewPassword(),
  });
  const contentClient = createContentClient({ uri: config.contentUrl, authToken });
  const store = createPreferencesStore({
    local: tabStore(localStorageStore('1', 'Convene')),
    read: async () => parseObject(await readPreferences(client)(sessions.get()?.id ?? '')),
    push: async (preferences) => {
      await pushPreferences(client)(preferences);
      sessions.keepPreferences(preferences);
    },
  });
  const isOtherThanBefore = wasSomebodyElse(sessions);
  const access = new AccessStore({
    ask: askAccess(client),
    userId: viewer,
    onChange: async () => refreshPerson(contentClient, sessions),
  });
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
  sessions.subscribe(() => {
    // Somebody has signed out on purpose, here or in another tab.
    if (viewer() === undefined) forgetAsks();
  });
  window.addEventListener('storage', ({ key }) => access.hear(key));
  new TokenRefresher({
    sessions,
    cookieVersion: config.cookieVersion,
    refresh: refreshTokens(contentClient),
    interval: config.tokenRefreshInterval,
    now: nowInSeconds,
    // RequireSession leads to sign-in.
    onSessionEnd: ({ authToken: ended }) => void logOut(contentClient, ended),
  }).start();

  return { sessions, client, access, store, authProvider, arrival, viewer };
}

/** Another locale mounts everything anew, and with it the form over which somebody has signed in again. */
const withoutLocale = (preferences: Session['preferences']): Session['preferences'] =>
  Object.fromEntries(Object.entries(preferences).filter(([key]) => key !== 'locale'));
