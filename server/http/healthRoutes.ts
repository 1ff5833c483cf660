import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/Database.ts';

interface HealthOptions {
  readonly database: Database;
  /** Whether a file could be kept now. */
  readonly takesFiles: () => Promise<boolean>;
}

/** live: the process answers. ready: it can also serve, so a load balancer may send people. */
export function healthRoutes(app: FastifyInstance, { database, takesFiles }: HealthOptions): void {
  let looking: Promise<boolean> | null = null;
  // Whoever asks while somebody is told hears the same: to look costs writes.
  const look = () => (looking ??= isAllThere().finally(() => (looking = null)));
  const isAllThere = async () => (await Promise.all([answers(database), takesFiles()])).every(Boolean);
  app.get('/health/live', { logLevel: 'silent' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', { logLevel: 'silent' }, async (_request, reply) => {
    const isReady = await look();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready' });
  });
}

async function answers(database: Database): Promise<boolean> {
  try {
    await database.transaction(async (tx) => {
      // A full disk and a read-only server still read. A commit of nothing has to reach the log, which a server that only
      // takes no writes lets it do: that one says so itself. Rows that have no memory have to reach the disk of the
      // tables: the log may have room, kept for it before, where they have none.
      const { rows } = await sql<{ takesWrites: boolean }>`
        select current_setting('transaction_read_only') = 'off' as "takesWrites",
          pg_logical_emit_message(true, 'convene', 'ready')`.execute(tx);
      if (rows[0]?.takesWrites !== true) throw new Error('The database takes no writes.');
      await sql`set local work_mem = '64kB'`.execute(tx);
      await sql`select count(*) from generate_series(1, 10000)`.execute(tx);
    });
    return (await database.readJson(sql`select 'ready'::text`)) === 'ready';
  } catch {
    return false;
  }
}
