import type { ApolloClient } from '@apollo/client/core';
import { isSame } from '#src/data/isSame.ts';
import { readPerson } from './readPerson.ts';
import type { SessionStore } from './SessionStore.ts';

/**
 * A session says who one was at the sign-in: what administrators have changed of that since is read into it. Answers
 * whether there was anything.
 */
export async function refreshPerson(client: ApolloClient<unknown>, sessions: SessionStore): Promise<boolean> {
  const person = await readPerson(client);
  const latest = sessions.get();
  if (latest === undefined || latest.id !== person?.id) return false;
  const fresh = { ...latest, ...person };
  if (isSame(fresh, latest)) return false;
  sessions.set(fresh);
  return true;
}
