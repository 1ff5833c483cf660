import { expect, vi } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import { runOn } from './serverDatabase.ts';

/**
 * Cuts the connections by which processes hear of each other's writes, and keeps them cut: their other connections go on
 * working. Answers what lets them listen again.
 */
export async function muteListeners(
  url: string,
  databases: readonly Database[],
): Promise<() => Promise<void>> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  const run = (text: string) => runOn(server.href, text);
  const waitUntil = (hears: boolean) =>
    vi.waitFor(() => expect(databases.filter((each) => each.hearsWrites() !== hears)).toEqual([]), {
      timeout: 10_000,
      interval: 10,
    });
  // Who may not come in stays in.
  await run(`alter database ${name} allow_connections false`);
  await run(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${name}' and application_name = 'convene-listen'`);
  await waitUntil(false);
  return async () => {
    await run(`alter database ${name} allow_connections true`);
    await waitUntil(true);
  };
}
