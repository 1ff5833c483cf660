import { MissingUserError } from '../MissingUserError.ts';
import { sessionFromLogin } from '../parseSession.ts';
import { logOut, type OtherSignIn } from '../signIn.ts';
import type { OAuthResponse } from './oauthResponse.ts';
import { refuseWrongClock } from '../WrongClockError.ts';
import { ssoLoginMutation } from './ssoOperations.ts';

/**
 * Signs in with what the provider has led back with, after signing out whoever was signed in. `onIdToken` hears of the
 * identity token before the session begins; that it fails keeps nobody out.
 * @throws the server's error.
 */
export function signInWithCode(
  response: Exclude<OAuthResponse, { readonly error: string }>,
  onIdToken: (idToken: string) => Promise<void>,
): OtherSignIn['by'] {
  return async ({ client, sessions, cookieVersion, now }) => {
    await logOut(client);
    // Where none is open, nobody leaves: a page of another tab may be waiting for its person.
    if (sessions.get()) sessions.clear();
    const { data } = await client.mutate({ mutation: ssoLoginMutation, variables: { response } });
    const session = sessionFromLogin(data?.login, cookieVersion, now());
    const sso = data?.login?.sso;
    if (!session || !sso) throw new MissingUserError();
    refuseWrongClock(session, now());
    await onIdToken(sso.idToken).catch((error: unknown) => console.error('[Sign-on]', nameOf(error)));
    sessions.set({ ...session, provider: 'AZURE' });
    return { session, redirectTo: sso.redirectTo };
  };
}

/** Its text might quote the token. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);
