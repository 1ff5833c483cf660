import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  client,
  startIdentityProvider,
  tenant,
  type IdentityProviderServer,
  type ProviderAccount,
} from '../setup/identityProvider.ts';
import { startServerProcess, type ServerProcess } from '../setup/serverProcess.ts';

const administrator = { username: 'administrator', password: 'convene-sign-on' } as const;

/** An installation with single sign-on, of its own database. */
export interface SsoServer {
  readonly origin: string;
  /** All that the server has printed. */
  readonly output: () => string;
  /** The API as the administrator. */
  readonly ask: (query: string, variables: object) => Promise<Readonly<Record<string, unknown>>>;
}

export interface SsoServers {
  readonly provider: IdentityProviderServer;
  /** Refuses whom it does not know. */
  readonly refusing: SsoServer;
  /** Makes users of them. */
  readonly creating: SsoServer;
  readonly stop: () => Promise<void>;
}

/** The provider and two installations that sign on with it, on free ports of this machine. */
export async function startSsoServers(
  accounts: Readonly<Record<string, ProviderAccount>>,
): Promise<SsoServers> {
  const folder = mkdtempSync(join(tmpdir(), 'convene-e2e-sso-'));
  const origins = (await freePorts(2)).map((port) => `http://localhost:${port}`);
  const provider = await startIdentityProvider({ apps: origins, accounts });
  const certificate = join(folder, 'certificate.pem');
  writeFileSync(certificate, provider.certificate);
  const running = (['refuse', 'create'] as const).map((newUsers, index) => {
    const origin = origins[index] ?? '';
    return {
      origin,
      server: startServerProcess(join(folder, newUsers), {
        PORT: new URL(origin).port,
        PUBLIC_URL: origin,
        ADMIN_EMAIL: 'administrator@convene.example',
        ADMIN_PASSWORD: administrator.password,
        SSO_TENANT_ID: tenant,
        SSO_CLIENT_ID: client.id,
        SSO_CLIENT_SECRET: client.secret,
        SSO_AUTHORITY: provider.issuer,
        SSO_NEW_USERS: newUsers,
        NODE_EXTRA_CA_CERTS: certificate,
      }),
    };
  });
  const stop = async () => {
    for (const { server } of running) server.child.kill('SIGTERM');
    await Promise.all(running.map(({ server }) => server.exit));
    await provider.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [refusing, creating] = await Promise.all(running.map((each) => ready(each)));
    if (!refusing || !creating) throw new Error('Two servers were to start.');
    return { provider, refusing, creating, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ready({
  origin,
  server,
}: {
  readonly origin: string;
  readonly server: ServerProcess;
}): Promise<SsoServer> {
  const address = await server.address;
  const send = async (path: string, query: string, variables: object, token?: string) => {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as {
      data?: Readonly<Record<string, unknown>>;
      errors?: unknown;
    };
    if (errors || !data) throw new Error(`${query}\n${JSON.stringify(errors)}`);
    return data;
  };
  const { login } = await send(
    '/content/graphql',
    'mutation ($credentials: PasswordProviderResponseInput) { login(input: {provider: PASSWORD, credentials: $credentials}) { authToken } }',
    { credentials: administrator },
  );
  const { authToken } = login as { authToken: string };
  return {
    origin,
    output: server.output,
    ask: (query, variables) => send('/graphql', query, variables, authToken),
  };
}

/** Known before the servers start: the provider has to know where it leads back to. */
async function freePorts(count: number): Promise<readonly number[]> {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer();
      await new Promise<void>((done, fail) => probe.once('error', fail).listen(0, '127.0.0.1', done));
      return probe;
    }),
  );
  const ports = probes.map((probe) => {
    const address = probe.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(probes.map((probe) => new Promise((done) => probe.close(done))));
  return ports;
}
