import { expect, vi } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import { runOn } from './withClient.ts';

const patience = { timeout: 10_000, interval: 10 };

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
  const expectAll = (hears: boolean) =>
    expect(databases.filter((each) => each.hearsWrites() !== hears)).toEqual([]);
  // Who may not come in stays in, and may have been about to come in.
  await run(`alter database ${name} allow_connections false`);
  await vi.waitFor(async () => {
    const cut = await run(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${name}' and application_name = 'convene-listen'`);
    expect(cut).toEqual([]);
    expectAll(false);
  }, patience);
  return async () => {
    await run(`alter database ${name} allow_connections true`);
    await vi.waitFor(() => expectAll(true), patience);
  };
}
