import { startPostgresCluster, type PostgresCluster } from '../setup/postgresCluster.ts';
import { dropDatabase } from './appDatabases.ts';
import { makeBase } from './appServer.ts';
import { assertBuilt } from './assertBuilt.ts';

/** Before the first worker: a database server, where the environment names none, and the base of the run in it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  assertBuilt();
  const cluster = process.env['TEST_DATABASE_URL'] ? null : await startPostgresCluster();
  if (cluster) process.env['TEST_DATABASE_URL'] = cluster.url;
  const base = await makeBase().catch(async (error: unknown) => {
    await cluster?.stop();
    throw error;
  });
  process.env['E2E_BASE'] = base;
  return () => end(base, cluster);
}

async function end(base: string, cluster: PostgresCluster | null): Promise<void> {
  await dropDatabase(base);
  await cluster?.stop();
}
