import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntilReady } from './postgresCluster.ts';

export interface Pooler {
  /** The address of the same database through it. */
  readonly url: string;
  stop(): Promise<void>;
}

export const isPoolerInstalled = (): boolean => spawnSync('pgbouncer', ['--version']).status === 0;

/** A pgbouncer in front of a database. */
export async function startPooler(
  url: string,
  mode: 'session' | 'transaction',
  port: number,
): Promise<Pooler> {
  const { hostname, port: server, username, pathname } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'convene-pooler-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${server} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    'default_pool_size = 30',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o644 });
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', ['-q', ...user, file], { stdio: 'ignore' });
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const pooled = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  await waitUntilReady(pooled, child);
  return {
    url: pooled,
    stop: async () => {
      child.kill('SIGQUIT');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
