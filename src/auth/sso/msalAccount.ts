import type { AccountInfo, AuthenticationResult } from '@azure/msal-browser';

type Claims = Readonly<Record<string, unknown>>;

/** What an identity token says. The server has checked it; here it is only read. */
function claimsOf(idToken: string): Claims {
  const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
}

/** The sign-in as MSAL would have kept it, had it made it itself. There is no access token: the server has it. */
export function signInResult(
  idToken: string,
  authority: string,
): AuthenticationResult & { account: AccountInfo } {
  const claims = claimsOf(idToken);
  const [oid, tid] = [textOf(claims['oid']), textOf(claims['tid'])];
  const account: AccountInfo = {
    homeAccountId: `${oid}.${tid}`,
    localAccountId: oid,
    tenantId: tid,
    environment: new URL(authority).host,
    username: textOf(claims['preferred_username']),
    name: textOf(claims['name']),
    idTokenClaims: claims,
    idToken,
  };
  return {
    authority,
    uniqueId: oid,
    tenantId: tid,
    scopes: ['openid', 'profile'],
    account,
    idToken,
    idTokenClaims: claims,
    accessToken: '',
    fromCache: false,
    expiresOn: new Date(Number(claims['exp']) * 1000),
    correlationId: crypto.randomUUID(),
    tokenType: 'Bearer',
    state: '',
  };
}

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '');
