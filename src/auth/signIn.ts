import type { ApolloClient } from '@apollo/client/core';

import { MissingUserError } from './MissingUserError.ts';
import { loginMutation, logoutMutation } from './operations.ts';
import { sessionFromLogin } from './parseSession.ts';
import type { Session } from './Session.ts';
import type { SessionStore } from './SessionStore.ts';
import { refuseWrongClock } from './WrongClockError.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What a sign-in still needs whose password was right. */
export interface SecondFactorChallenge {
  readonly challenge: string;
  /** What to set an app up with, where there is none yet. */
  readonly setUp: { readonly secret: string; readonly uri: string } | null;
}

/** The password was right, and is not enough. */
export class SecondFactorNeeded extends Error {
  override readonly name = 'SecondFactorNeeded';

  constructor(readonly needed: SecondFactorChallenge) {
    super('A second factor is needed.');
  }
}

interface Place {
  readonly client: ApolloClient<unknown>;
  readonly sessions: SessionStore;
  readonly cookieVersion: number;
  /** Seconds since 1970. */
  readonly now: () => number;
}

/** A way to sign in that is loaded only where it is used. */
export interface OtherSignIn {
  /** Without a place to go to, that is the page which was asked for. */
  readonly by: (place: Place) => Promise<{ readonly session: Session; readonly redirectTo?: string }>;
}

/**
 * Signs out whoever was signed in, then signs in.
 * @throws the server's error, SecondFactorNeeded, or one of our own where the answer names no user (spec §5).
 */
export async function signIn(
  { client, sessions, cookieVersion, now }: Place,
  credentials: Credentials,
): Promise<Session> {
  await logOut(client);
  if (sessions.get()) sessions.clear();
  const { data } = await client.mutate({
    mutation: loginMutation,
    variables: { username: credentials.username, password: credentials.password },
  });
  if (data?.login?.secondFactor) throw new SecondFactorNeeded(data.login.secondFactor);
  const session = sessionFromLogin(data?.login, cookieVersion, now());
  if (!session) throw new MissingUserError();
  refuseWrongClock(session, now());
  sessions.set(session);
  return session;
}

/** Whoever signs out may be leaving a shared machine, and a server that says nothing keeps nobody signed in. */
const farewellMs = 5_000;

/** Ends the session here in any case; the server may not be there to hear of it, nor of what is to be kept `before`. */
export async function signOut(
  { client, sessions }: Pick<Place, 'client' | 'sessions'>,
  before: () => Promise<void> = async () => undefined,
): Promise<void> {
  for (const step of [before, () => logOut(client)])
    await Promise.race([step(), new Promise((resolve) => setTimeout(resolve, farewellMs))]);
  sessions.clear();
}

/** Tells the server that a session is over: the one of `authToken`, else the one that is open. */
export async function logOut(client: ApolloClient<unknown>, authToken?: string): Promise<void> {
  const context = authToken === undefined ? {} : { headers: { authorization: `Bearer ${authToken}` } };
  try {
    await client.mutate({ mutation: logoutMutation, context });
  } catch {
    // The error link has logged it.
  }
}
