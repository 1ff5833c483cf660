import pg from 'pg';
import { NoDatabase } from './NoDatabase.ts';

/** What stands in DATABASE_URL cannot be worked with; said without a stack. */
export class SharedSessions extends Error {
  constructor(place: string) {
    super(
      `${place} leads to a pooler that hands each transaction to another session (pgbouncer: pool_mode=transaction). ` +
        'Convene prepares statements, listens and sets limits by session, so most of its statements would fail or ' +
        'run without their limits. Name the server itself, or a pool in session mode.',
    );
    this.name = 'SharedSessions';
  }
}

const tries = 20;

/**
 * Two clients that are connected at the same time have a backend each, unless somebody between here and the server
 * lends out the same one to both. A pooler is told by its own number for the session, and without one nothing else is
 * asked.
 * @throws SharedSessions, NoDatabase
 */
export async function refuseSharedSessions(url: string, place: string, patienceMs = 10_000): Promise<void> {
  const clients = [1, 2].map(
    () =>
      new pg.Client({
        connectionString: url,
        application_name: 'convene-start',
        connectionTimeoutMillis: patienceMs,
        query_timeout: patienceMs,
      }),
  );
  const [one, other] = clients;
  if (!one || !other) return;
  try {
    await one.connect().catch((error: unknown) => {
      throw new NoDatabase(place, error);
    });
    if ((await backendOf(one)) === numberOf(one)) return;
    await other.connect();
    for (let count = 0; count < tries; count += 1)
      if ((await backendOf(one)) === (await backendOf(other))) throw new SharedSessions(place);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

async function backendOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

/** What the other end called the session when it was opened, which the driver's types do not know of. */
const numberOf = (client: pg.Client): unknown => Reflect.get(client, 'processID');
