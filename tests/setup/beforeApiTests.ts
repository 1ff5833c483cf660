import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { type PostgresCluster, startPostgresCluster } from './postgresCluster.ts';
import type { DatabaseKind } from './testDatabase.ts';

const script = fileURLToPath(new URL('./makeTestBase.ts', import.meta.url));
let own: PostgresCluster | null = null;

/**
 * A server for the tests that need one, unless the environment names it, and the base of their databases: the first
 * hooks would have to make it, which takes a loaded machine longer than a hook may.
 */
export async function setup({ config }: TestProject): Promise<void> {
  const kind = config.env?.['TEST_DATABASE'] === 'pglite' ? 'pglite' : 'postgres';
  if (kind === 'postgres' && !process.env['TEST_DATABASE_URL']) {
    own = await startPostgresCluster();
    process.env['TEST_DATABASE_URL'] = own.url;
  }
  // The gate has made them while it checked the sources.
  if (process.env['TEST_BASES_ARE_MADE'] !== 'true') await makeBase(kind);
}

export async function teardown(): Promise<void> {
  if (own === null) return;
  await own.stop();
  own = null;
  delete process.env['TEST_DATABASE_URL'];
}

function makeBase(kind: DatabaseKind): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, kind], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`The base of the test databases was not made (${code ?? signal}).`)),
    );
  });
}
