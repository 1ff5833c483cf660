/** What the identity provider has led back with: a code to sign in with, or why there is none. */
export type OAuthResponse =
  | { readonly code: string; readonly state: string; readonly iss?: string }
  | { readonly error: string };

const callbackPath = '/account/callback';

let taken: OAuthResponse | undefined;

/**
 * Takes the provider's answer out of the address before anything else runs: it must not stay in the history, go along
 * as a referrer or be sent twice by a reload. What the provider adds after a sign-out goes too.
 */
export function takeOAuthResponse(): void {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  if (pathname === callbackPath) taken = responseOf(params);
  else if (pathname !== '/' || [...params.keys()].join() !== 'state') return;
  window.history.replaceState(null, '', pathname);
}

/** The answer that was taken. */
export const takenOAuthResponse = (): OAuthResponse | undefined => taken;

/** An answer is tried once. */
export function forgetOAuthResponse(): void {
  taken = undefined;
}

function responseOf(params: URLSearchParams): OAuthResponse | undefined {
  const error = params.get('error');
  if (error) return { error };
  const [code, state, iss] = [params.get('code'), params.get('state'), params.get('iss')];
  return code && state ? { code, state, ...(iss ? { iss } : {}) } : undefined;
}
