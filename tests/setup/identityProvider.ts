import { createHash } from 'node:crypto';
import { createServer } from 'node:https';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import { makeCertificate } from './certificate.ts';
import { listen, stopListening } from './listen.ts';
import { interactions } from './providerInteractions.ts';

/** The directory whose people may sign in, and another one. */
export const tenant = '11111111-2222-3333-4444-555555555555';
export const otherTenant = '99999999-2222-3333-4444-555555555555';
export const client = { id: 'convene-test', secret: 'convene-test-secret' } as const;

/** Somebody with an account at the provider. */
export interface ProviderAccount {
  readonly oid: string;
  readonly email: string;
  readonly name: string;
  readonly tid?: string;
}

type Claims = Readonly<Record<string, unknown>>;

interface ProviderOptions {
  /** Origins of the apps that people sign in to. */
  readonly apps: readonly string[];
  /** By what people type as their name. */
  readonly accounts: Readonly<Record<string, ProviderAccount>>;
}

export interface IdentityProviderServer {
  readonly issuer: string;
  /** What a client must trust to reach it. */
  readonly certificate: string;
  /** Method and path of all requests, and the errors of the token endpoint. */
  readonly log: string[];
  /**
   * Changes the identity tokens that are given out from now on; `key: 'other'` signs with a key that is not the
   * provider's, 'former' with the one that it had before.
   */
  tamper(change: { readonly claims?: Claims; readonly key?: 'other' | 'former' } | null): void;
  /** Has another key from now on, and no longer names the one before. */
  rotateKey(): Promise<void>;
  stop(): Promise<void>;
}

/** An OpenID provider that answers as Microsoft Entra ID does, over https on a free port of this machine. */
export async function startIdentityProvider(options: ProviderOptions): Promise<IdentityProviderServer> {
  const certificate = await makeCertificate();
  const server = createServer({ key: certificate.key, cert: certificate.cert });
  const port = await listen(server);
  const issuer = `https://localhost:${port}/${tenant}/v2.0`;
  const first = await makeKey('first');
  const strangers = await makeKey('first');
  const provider = new Provider(issuer, { ...configuration(options), jwks: { keys: [first.jwk] } });
  let current = first;
  const log: string[] = [];
  let tampering: Parameters<IdentityProviderServer['tamper']>[0] = null;

  provider.use(async (context, next) => {
    await next();
    const body: unknown = context.body;
    if ((tampering === null && current === first) || !hasIdToken(body)) return;
    const claims = JSON.parse(
      Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString(),
    ) as Claims;
    const { jwk, privateKey } = { other: strangers, former: first, current }[tampering?.key ?? 'current'];
    const token = new SignJWT({ ...claims, ...tampering?.claims }).setProtectedHeader({
      alg: 'RS256',
      kid: jwk.kid,
    });
    body.id_token = await token.sign(privateKey);
  });
  provider.on('grant.error', (_context, error) => log.push(`grant.error ${error.error}`));

  const callback = provider.callback();
  const people = interactions(provider, options.accounts);
  server.on('request', (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    log.push(`${request.method} ${path}`);
    if (path.startsWith('/interaction/')) return void people(request, response);
    const prefix = `/${tenant}/v2.0`;
    if (!path.startsWith(prefix)) return void response.writeHead(404).end();
    if (path === `${prefix}/keys` && current !== first) {
      const { kty, n, e, kid, alg, use } = current.jwk;
      response.setHeader('content-type', 'application/jwk-set+json');
      return void response.end(JSON.stringify({ keys: [{ kty, n, e, kid, alg, use }] }));
    }
    // The provider is mounted below the path of its issuer.
    Object.assign(request, {
      originalUrl: request.url,
      url: request.url?.slice(prefix.length),
      baseUrl: prefix,
    });
    return void callback(request, response);
  });

  return {
    issuer,
    certificate: certificate.cert,
    log,
    tamper: (change) => (tampering = change),
    rotateKey: async () => void (current = await makeKey('second')),
    stop: () => stopListening(server),
  };
}

async function makeKey(kid: string) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' } };
}

function configuration({ apps, accounts }: ProviderOptions): Configuration {
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: apps.map((app) => `${app}/account/callback`),
        post_logout_redirect_uris: apps.flatMap((app) => [app, `${app}/`]),
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    clientBasedCORS: () => true,
    claims: {
      openid: ['sub', 'oid', 'tid', 'ver'],
      profile: ['name', 'preferred_username'],
      email: ['email'],
    },
    findAccount: (_context, id) => {
      const account = accounts[id];
      return (
        account && {
          accountId: id,
          claims: () => ({
            sub: createHash('sha256').update(id).digest('base64url'),
            oid: account.oid,
            tid: account.tid ?? tenant,
            ver: '2.0',
            preferred_username: id,
            name: account.name,
            email: account.email,
          }),
        }
      );
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        // Microsoft does not ask whoever comes with a token of theirs.
        logoutSource: (context, form) => {
          context.body = `<!doctype html><title>Sign out</title>${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button><script>document.querySelector('button').click()</script>`;
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    routes: { authorization: '/authorize', token: '/token', end_session: '/logout', jwks: '/keys' },
    cookies: { keys: ['test'] },
    ttl: {
      Session: 3600,
      Interaction: 600,
      Grant: 3600,
      AccessToken: 600,
      IdToken: 3600,
      AuthorizationCode: 60,
    },
  };
}

function hasIdToken(body: unknown): body is { id_token: string } {
  return typeof body === 'object' && body !== null && 'id_token' in body && typeof body.id_token === 'string';
}
