import pg from 'pg';
import { decoderOf, encodeParameter } from '../columnTypes.ts';
import type { Answer, Session, SessionSource } from '../Session.ts';
import { StatementNames } from './StatementNames.ts';

/** A connection of its own for the moment, since all others may be taken by what is to be ended. */
class Canceller {
  private readonly pool: pg.Pool;

  constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: 1,
      application_name: 'convene-cancel',
      idleTimeoutMillis: 1_000,
    });
    // It was idle: the next one connects again.
    this.pool.on('error', () => undefined);
  }

  /** A statement that cannot be cancelled runs into its limit. */
  async cancel(pid: number | undefined): Promise<void> {
    if (pid !== undefined)
      await this.pool.query('select pg_cancel_backend($1)', [pid]).catch(() => undefined);
  }

  async end(): Promise<void> {
    await this.pool.end();
  }
}

type Result = pg.QueryResult<Record<string, unknown>>;

export interface PostgresSettings {
  readonly url: string;
  readonly poolSize: number;
  /** Statements that every new connection runs first. */
  readonly setup: readonly string[];
  readonly onIdleError: (error: Error) => void;
}

interface PostgresSession extends Session {
  /** Ends the statement that runs on it; resolves when the server knows. */
  cancel(): Promise<void>;
}

/** Sessions on a Postgres server, from a pool; statements that repeat are prepared once a connection. */
export class PostgresSource implements SessionSource {
  private readonly pool: pg.Pool;
  private readonly canceller: Canceller;
  private readonly names = new WeakMap<pg.PoolClient, StatementNames>();
  private readonly pids = new WeakMap<pg.ClientBase, number>();

  constructor({ url, poolSize, setup, onIdleError }: PostgresSettings) {
    this.canceller = new Canceller(url);
    this.pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      // A connection that goes takes its prepared statements with it.
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 10_000,
      application_name: 'convene',
      types: { getTypeParser: decoderOf },
      // Awaited by the pool before it hands the connection out.
      onConnect: async (client) => {
        for (const statement of setup) await client.query(statement);
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
        if (rows[0]) this.pids.set(client, rows[0].pid);
      },
    });
    this.pool.on('error', onIdleError);
  }

  /** One statement outside any transaction; ended where the signal says that nobody waits for it. */
  async read(text: string, values: readonly unknown[], signal?: AbortSignal): Promise<Answer> {
    const session = await this.connect();
    const cancels: Promise<void>[] = [];
    const cancel = () => void cancels.push(session.cancel());
    try {
      signal?.throwIfAborted();
      signal?.addEventListener('abort', cancel);
      return await session.query(text, values);
    } finally {
      signal?.removeEventListener('abort', cancel);
      // Before the connection is anybody else's: a late cancel would end their statement.
      await Promise.all(cancels);
      session.release();
    }
  }

  async connect(): Promise<PostgresSession> {
    const client = await this.pool.connect();
    let broken = false;
    const markBroken = () => {
      broken = true;
    };
    client.on('error', markBroken);
    return {
      query: (text, values) => this.query(client, text, values),
      cancel: () => this.canceller.cancel(this.pids.get(client)),
      release: () => {
        client.off('error', markBroken);
        client.release(broken);
      },
    };
  }

  async end(): Promise<void> {
    await this.canceller.end();
    await this.pool.end();
  }

  private async query(client: pg.PoolClient, text: string, values: readonly unknown[]): Promise<Answer> {
    const { name, evicted } = this.namesOf(client).name(text);
    if (evicted !== null) await client.query(`deallocate ${evicted}`);
    const parameters = values.map(encodeParameter);
    const answer = await client.query<Record<string, unknown>>({
      text,
      values: parameters,
      ...(name === null ? {} : { name }),
    });
    const { command, rowCount, rows } = lastOf(answer);
    return { command, rowCount: rowCount ?? 0, rows };
  }

  private namesOf(client: pg.PoolClient): StatementNames {
    const known = this.names.get(client);
    if (known) return known;
    const names = new StatementNames(400);
    this.names.set(client, names);
    return names;
  }
}

/** A text of several statements is answered by a list, which the driver's types do not say; the last one counts. */
function lastOf(answer: Result | readonly Result[]): Result {
  const last = 'rows' in answer ? answer : answer.at(-1);
  if (last === undefined) throw new Error('Postgres has answered nothing.');
  return last;
}
