import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  client,
  startIdentityProvider,
  tenant,
  type IdentityProviderServer,
  type ProviderAccount,
} from '#tests/setup/identityProvider.ts';
import { freePort } from '#tests/setup/freePort.ts';
import type { Ask } from '#tests/factories/records.ts';
import { startAppServer, type AppServer } from '../appServer.ts';
import { askAs, signInByRequest } from '../signInByRequest.ts';

/** An installation with single sign-on, of its own database. */
export interface SsoServer {
  readonly origin: string;
  /** All that the server has printed. */
  readonly output: () => string;
  /** The API as the administrator. */
  readonly ask: Ask;
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
  // The provider has to know where it leads back to before they start.
  const origins = (await Promise.all([freePort(), freePort()])).map((port) => `http://localhost:${port}`);
  const provider = await startIdentityProvider({ apps: origins, accounts });
  const certificate = join(folder, 'certificate.pem');
  writeFileSync(certificate, provider.certificate);
  const starting = (['refuse', 'create'] as const).map((newUsers, index) =>
    startSignOn(origins[index] ?? '', {
      SSO_TENANT_ID: tenant,
      SSO_CLIENT_ID: client.id,
      SSO_CLIENT_SECRET: client.secret,
      SSO_AUTHORITY: provider.issuer,
      SSO_NEW_USERS: newUsers,
      NODE_EXTRA_CA_CERTS: certificate,
    }),
  );
  const stop = async () => {
    for (const started of await Promise.allSettled(starting))
      if (started.status === 'fulfilled') await started.value.stop();
    await provider.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [refusing, creating] = await Promise.all(starting);
    if (!refusing || !creating) throw new Error('Two servers were to start.');
    return { provider, refusing, creating, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startSignOn(
  origin: string,
  env: Readonly<Record<string, string>>,
): Promise<SsoServer & Pick<AppServer, 'stop'>> {
  const server = await startAppServer({ ...env, PORT: new URL(origin).port, PUBLIC_URL: origin });
  const ask = askAs(server.origin, await signInByRequest(server.origin, 'administrator'));
  return { origin, output: server.output, ask, stop: server.stop };
}
