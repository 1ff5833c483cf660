import type { DatabaseEvents } from '../observed/DatabaseEvents.ts';
import type { PostgresSource } from './PostgresSource.ts';
import type { SessionSource } from '../Session.ts';

const pollMs = 50;

/**
 * Chooses between the primary and a read replica. After a write reads go to the primary until the replica has replayed
 * it, so that whoever saves sees what was saved and a count made after a write counts it.
 */
export class ReplicaReader {
  /** Counts writes; zero of them open means that the replica is up to date. */
  private behind = 0;
  private isEnded = false;
  private readonly stopListening: () => void;

  constructor(
    private readonly primary: PostgresSource,
    private readonly replica: PostgresSource,
    events: DatabaseEvents,
  ) {
    this.stopListening = events.onWrite(() => void this.catchUp());
  }

  source(): PostgresSource {
    return this.behind > 0 ? this.primary : this.replica;
  }

  async end(): Promise<void> {
    this.isEnded = true;
    this.stopListening();
    await this.replica.end();
  }

  private async catchUp(): Promise<void> {
    this.behind += 1;
    try {
      const written = await ask(this.primary, 'select pg_current_wal_lsn()::text as answer', []);
      while (!this.isEnded && (await ask(this.replica, replayed, [written])) !== 'true') {
        await new Promise((resolve) => setTimeout(resolve, pollMs).unref());
      }
      this.behind -= 1;
    } catch {
      // Reads stay on the primary for a while; the replica is tried again after that.
      setTimeout(() => (this.behind -= 1), 5_000).unref();
    }
  }
}

/** A server that is not in recovery is its own primary and never behind. */
const replayed = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn else true end::text as answer`;

async function ask(source: SessionSource, text: string, values: readonly unknown[]): Promise<unknown> {
  const session = await source.connect();
  try {
    const { rows } = await session.query(text, values);
    return rows[0]?.['answer'];
  } finally {
    session.release();
  }
}
