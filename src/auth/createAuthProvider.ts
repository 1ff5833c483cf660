import type { ApolloClient } from '@apollo/client/core';
import type { AuthProvider, UserIdentity } from 'react-admin';

import type { Config } from '../config/Config.ts';
import { canAccess, type ResourceTypes } from './canAccess.ts';
import type { AccessStore } from './AccessStore.ts';
import { loginPath, loginPathFrom, providerSignOutPath, safeRedirect } from './safeRedirect.ts';
import { fullNameOf, isValid, nowInSeconds, type Session } from './Session.ts';
import type { SessionStore } from './SessionStore.ts';
import { signIn, signOut, type Credentials, type OtherSignIn } from './signIn.ts';

interface AuthOptions {
  /** The client of the content endpoint. */
  readonly client: ApolloClient<unknown>;
  readonly sessions: SessionStore;
  readonly config: Pick<Config, 'cookieVersion'>;
  readonly location?: () => { readonly pathname: string; readonly search: string };
  /** What the viewer may do; without it everything is offered. */
  readonly access?: { readonly store: Pick<AccessStore, 'may'>; readonly types: ResourceTypes };
  /** After a sign-in, before the first page: the preferences that came with it can be taken over. */
  readonly onSignedIn?: (session: Session) => void | Promise<void>;
  /** Whether something is being filled in: a session that ends then is begun again over the page. */
  readonly isPageHeld?: () => boolean;
  /** Before a sign-out, while calls are still allowed. */
  readonly beforeSignOut?: () => Promise<void>;
}

export function createAuthProvider(options: AuthOptions): AuthProvider {
  const { client, sessions, config, location = () => window.location } = options;
  const current = () => {
    const session = sessions.get();
    return isValid(session, config.cookieVersion, nowInSeconds()) ? session : undefined;
  };
  const askedFor = () => new URLSearchParams(location().search).get('redirect');
  /** Who signs in again over a page that stays (spec §4: the session itself has ended). */
  const staying = () => (options.isPageHeld?.() ? sessions.person() : undefined);

  return {
    async login(given: (Credentials & { readonly redirect?: string }) | OtherSignIn) {
      const place = { client, sessions, cookieVersion: config.cookieVersion, now: nowInSeconds };
      if ('by' in given) {
        const { session, redirectTo } = await given.by(place);
        await options.onSignedIn?.(session);
        return { redirectTo: safeRedirect(redirectTo ?? askedFor()) };
      }
      const session = await signIn(place, given);
      await options.onSignedIn?.(session);
      const asked = given.redirect ?? askedFor();
      return { redirectTo: safeRedirect(asked) };
    },

    async logout() {
      const session = current();
      if (!session) sessions.clear();
      else await signOut({ client, sessions }, options.beforeSignOut);
      // Whoever came from the provider is signed out there as well (spec §2).
      return session?.provider === 'AZURE' ? providerSignOutPath : loginPath;
    },

    async checkAuth() {
      if (current()) return;
      if (staying()) return sessions.end();
      const hadSession = sessions.get() !== undefined;
      // react-admin takes what is thrown as instructions, with or without a notice.
      throw Object.assign(new Error('ra.notification.logged_out'), {
        redirectTo: loginPathFrom(location()),
        ...(hadSession ? {} : { message: false }),
      });
    },

    async checkError(error: { readonly status?: number } | undefined) {
      // 403 is about one thing that may not be done, not about who is asking.
      if (error?.status !== 401) return;
      // The data client has ended the session that was refused by then: one that is here has begun since.
      if (current()) return;
      if (staying()) return sessions.end();
      throw Object.assign(new Error('ra.notification.logged_out'), { redirectTo: loginPathFrom(location()) });
    },

    async getIdentity(): Promise<UserIdentity> {
      const session = current() ?? staying();
      if (!session) throw new Error('ra.auth.auth_check_error');
      const { id, username, email, roles, countries, title, firstName, lastName } = session;
      return {
        id,
        fullName: fullNameOf(session),
        username,
        email,
        roles,
        countries,
        title,
        firstName,
        lastName,
      };
    },

    async getPermissions(): Promise<readonly string[]> {
      return (current() ?? staying())?.roles ?? [];
    },

    async canAccess(asked) {
      return options.access === undefined || canAccess(options.access.store, options.access.types)(asked);
    },
  };
}
