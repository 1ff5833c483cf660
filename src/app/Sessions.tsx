import { createContext, useContext, useSyncExternalStore } from 'react';
import { isValid, nowInSeconds, type Session } from '../auth/Session.ts';
import type { SessionStore } from '../auth/SessionStore.ts';
import { useConfig } from '../config/ConfigContext.tsx';

const SessionsContext = createContext<SessionStore | undefined>(undefined);
export const SessionsProvider = SessionsContext.Provider;

/** Where the session of this browser is kept. */
export function useSessions(): SessionStore {
  const sessions = useContext(SessionsContext);
  if (!sessions) throw new Error('useSessions needs <SessionsProvider> above it.');
  return sessions;
}

/** Who is signed in, if the session is valid; follows sign-in, refresh and sign-out as they happen. */
export function useSession(): Session | undefined {
  const sessions = useSessions();
  const { cookieVersion } = useConfig();
  const session = useSyncExternalStore(sessions.subscribe, sessions.get);
  return isValid(session, cookieVersion, nowInSeconds()) ? session : undefined;
}

/** Whose page this is: also while they are asked to sign in again over it. */
export function usePerson(): Session | undefined {
  const sessions = useSessions();
  return useSyncExternalStore(sessions.subscribe, sessions.person);
}
