import { PublicClientApplication, type IPublicClientApplication } from '@azure/msal-browser';
import type { SsoSettings } from '#src/config/Config.ts';
import { signInResult } from './msalAccount.ts';

let client: Promise<IPublicClientApplication> | undefined;

/** MSAL writes an issuer without its version. */
const msalAuthority = (authority: string): string => authority.replace(/\/v2\.0$/, '');

/** The one MSAL of the page. It signs nobody in, that is the server's; it knows the account and signs it out. */
export function msalClient(settings: SsoSettings): Promise<IPublicClientApplication> {
  return (client ??= createClient(settings));
}

async function createClient({ clientId, authority }: SsoSettings): Promise<IPublicClientApplication> {
  const { origin } = window.location;
  const instance = new PublicClientApplication({
    auth: {
      clientId,
      authority: msalAuthority(authority),
      knownAuthorities: [new URL(authority).host],
      redirectUri: `${origin}/account/callback`,
      postLogoutRedirectUri: origin,
    },
    // All tabs share the session, so they share the account; MSAL encrypts it for as long as the browser runs.
    cache: { cacheLocation: 'localStorage' },
  });
  await instance.initialize();
  return instance;
}

/** Lets MSAL know who has signed in. */
export async function rememberAccount(
  instance: IPublicClientApplication,
  { authority }: SsoSettings,
  idToken: string,
): Promise<void> {
  const result = signInResult(idToken, msalAuthority(authority));
  // An account left by somebody else would be signed out in this one's place.
  await instance.clearCache();
  await instance.hydrateCache(result, { scopes: result.scopes, account: result.account });
  instance.setActiveAccount(instance.getAccount({ homeAccountId: result.account.homeAccountId }));
}

/** Leaves the page for the provider's sign-out, which leads back to the app. */
export async function signOutAtProvider(instance: IPublicClientApplication): Promise<void> {
  const account = instance.getActiveAccount() ?? instance.getAllAccounts()[0];
  await instance.logoutRedirect({
    ...(account ? { account } : {}),
    ...(account?.idToken ? { idTokenHint: account.idToken } : {}),
    postLogoutRedirectUri: window.location.origin,
  });
}
