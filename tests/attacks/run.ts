import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresCluster } from '../setup/postgresCluster.ts';
import { startServerProcess } from '../setup/serverProcess.ts';
import { testPassword } from '../setup/testDatabase.ts';
import { attack, type Figure } from './attack.ts';
import { attackHeldRow } from './attackHeldRow.ts';

/**
 * What clients of our own can do to a server with the demo data, on both databases: bounded, over the loopback, and
 * fails where a figure is not as it should be. `npm run attacks -- pglite` takes one of them.
 */
const only = process.argv[2];

async function attackEmbedded(): Promise<boolean> {
  return withServer({}, attack).then((figures) => report('embedded', figures));
}

async function attackPostgres(): Promise<boolean> {
  const cluster = await startPostgresCluster();
  try {
    const figures = await withServer({ DATABASE_URL: cluster.url }, async (target) => [
      ...(await attack(target)),
      ...(await attackHeldRow(target.address, cluster.url)),
    ]);
    return report('Postgres', figures);
  } finally {
    await cluster.stop();
  }
}

type Target = Parameters<typeof attack>[0];

async function withServer<T>(
  env: Readonly<Record<string, string>>,
  work: (target: Target) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'convene-attacks-'));
  const { child, address, exit } = startServerProcess(dataDir, {
    DEMO: 'true',
    DEMO_PASSWORD: testPassword,
    LOG_LEVEL: 'error',
    ...env,
  });
  try {
    return await work({ address: await address, pid: child.pid ?? 0 });
  } finally {
    child.kill('SIGTERM');
    await exit;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function report(database: string, figures: readonly Figure[]): boolean {
  console.log(`\n${database}`);
  for (const { what, value, holds } of figures)
    console.log(`  ${holds ? ' ' : '✗'} ${what.padEnd(44)} ${value}`);
  return figures.every(({ holds }) => holds);
}

const attacks = { pglite: attackEmbedded, postgres: attackPostgres };
const wanted = Object.entries(attacks).filter(([name]) => only === undefined || name === only);
let holds = wanted.length > 0;
for (const [, run] of wanted) holds = (await run()) && holds;
process.exitCode = holds ? 0 : 1;
