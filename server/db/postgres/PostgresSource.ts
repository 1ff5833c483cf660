import pg from 'pg';
import { decoderOf, encodeParameter } from '../columnTypes.ts';
import type { Answer, Session, SessionSource } from '../Session.ts';
import type { Statement } from '../compileSql.ts';
import type { Wait } from '../Wait.ts';
import { plannedAnew } from '../plannedAnew.ts';
import { StatementNames } from './StatementNames.ts';

/** Whoever is ended waits for that. */
const patienceMs = 5_000;

/** A connection of its own for the moment, since all others may be taken by what is to be ended. */
class Canceller {
  private readonly pool: pg.Pool;

  constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: 1,
      application_name: 'convene-cancel',
      idleTimeoutMillis: 1_000,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
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

/** The other end of a connection. Another server may have given the same number. */
interface Backend {
  readonly pid: number;
  readonly since: string;
}

const backends = 'select pid, extract(epoch from backend_start)::text as since from pg_stat_activity';

type Result = pg.QueryResult<Record<string, unknown>>;

export interface PostgresSettings {
  readonly url: string;
  readonly poolSize: number;
  /** Statements that every new connection runs first. */
  readonly setup: readonly string[];
  readonly onIdleError: (error: Error) => void;
  /** How long to wait for a connection, be it a free one or a new one. */
  readonly connectMs?: number;
}

interface PostgresSession extends Session {
  /** Ends the statement that runs on it; resolves when the server knows. */
  cancel(): Promise<void>;
}

interface FreeSession extends PostgresSession {
  readonly client: pg.PoolClient;
  /** To the pool. */
  giveBack(): void;
}

/** Sessions on a Postgres server, from a pool; statements that repeat are prepared once a connection. */
export class PostgresSource implements SessionSource {
  private readonly pool: pg.Pool;
  private readonly canceller: Canceller;
  private readonly names = new WeakMap<pg.PoolClient, StatementNames>();
  /** Those that plan what they have parsed for the values at hand, each time. */
  private readonly planningAnew = new WeakSet<pg.ClientBase>();
  private readonly backends = new Map<pg.ClientBase, Backend>();
  /** Those that nobody has, the last one used on top: giving them back to the pool costs more than a short read. */
  private readonly free: FreeSession[] = [];
  private readonly onIdleError: PostgresSettings['onIdleError'];
  private isEnding = false;

  constructor({ url, poolSize, setup, onIdleError, connectMs = 10_000 }: PostgresSettings) {
    this.onIdleError = onIdleError;
    this.canceller = new Canceller(url);
    this.pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      // A connection that goes takes its prepared statements with it.
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: connectMs,
      application_name: 'convene',
      // What stands between forgets lines on which nothing passes, and tells nobody.
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
      // Statements are sent when they come; the server answers them in that order.
      pipeline: true,
      types: { getTypeParser: decoderOf },
      // Awaited by the pool before it hands the connection out.
      onConnect: async (client) => {
        for (const statement of setup) await client.query(statement);
        const { rows } = await client.query<Backend>(`${backends} where pid = pg_backend_pid()`);
        if (rows[0]) this.backends.set(client, rows[0]);
      },
    });
    this.pool.on('remove', (client) => this.backends.delete(client));
    this.pool.on('error', onIdleError);
  }

  /** One statement outside any transaction; ended where nobody waits for it any more. */
  read(text: string, values: readonly unknown[], wait?: Wait): Promise<Answer> {
    return this.reading((session) => session.query(text, values), isPlannedAnew({ text }), wait);
  }

  /** Several, sent over one connection without waiting for each other. */
  readTogether(statements: readonly Statement[], wait?: Wait): Promise<readonly Promise<Answer>[]> {
    const readAll = async (session: PostgresSession) => {
      const answers = session.queries(statements);
      await Promise.allSettled(answers);
      return answers;
    };
    return this.reading(readAll, statements.every(isPlannedAnew), wait);
  }

  private async reading<T>(
    work: (session: PostgresSession) => Promise<T>,
    plansAnew: boolean,
    wait: Wait | undefined,
  ): Promise<T> {
    const session = await this.sessionFor(plansAnew);
    const cancels: Promise<void>[] = [];
    const cancel = () => void cancels.push(session.cancel());
    try {
      wait?.throwIfGivenUp();
      wait?.onGiveUp(cancel);
      return await work(session);
    } finally {
      wait?.offGiveUp(cancel);
      // Before the connection is anybody else's: a late cancel would end their statement.
      await Promise.all(cancels);
      session.release();
    }
  }

  connect(): Promise<PostgresSession> {
    return this.sessionFor(false);
  }

  /** One that plans as is wanted already; where there is none (-1), the last one is told to. */
  private async sessionFor(plansAnew: boolean): Promise<PostgresSession> {
    const at = this.free.findLastIndex(({ client }) => this.planningAnew.has(client) === plansAnew);
    const [session = this.sessionOn(await this.pool.connect())] = this.free.splice(at, 1);
    this.plan(session.client, plansAnew);
    return session;
  }

  private plan(client: pg.PoolClient, anew: boolean): void {
    if (this.planningAnew.has(client) === anew) return;
    const note = (isAnew: boolean) =>
      isAnew ? this.planningAnew.add(client) : this.planningAnew.delete(client);
    note(anew);
    // Not awaited: what is asked next is sent behind it. A cancel may have met it in the place of that.
    const mode = anew ? 'force_custom_plan' : 'auto';
    client.query(`set plan_cache_mode = ${mode}`).catch(() => note(!anew));
  }

  private sessionOn(client: pg.PoolClient): FreeSession {
    const giveBack = (broken: boolean) => {
      client.off('error', lose);
      client.release(broken);
    };
    let isBroken = false;
    const lose = (error: Error) => {
      isBroken = true;
      const at = this.free.indexOf(session);
      if (at < 0) return;
      this.free.splice(at, 1);
      giveBack(true);
      this.onIdleError(error);
    };
    client.on('error', lose);
    const session: FreeSession = {
      client,
      query: (text, values) => this.query(client, text, values),
      queries: (statements) =>
        inOneMessage(client, () => statements.map(({ text, values }) => this.query(client, text, values))),
      cancel: () => this.canceller.cancel(this.backends.get(client)?.pid),
      release: () => {
        if (isBroken || this.isEnding || this.pool.waitingCount > 0) giveBack(isBroken);
        else this.free.push(session);
      },
      giveBack: () => giveBack(false),
    };
    return session;
  }

  /**
   * Ends the connections whose other end is gone, as `by` sees it. A line that was cut says nothing: whoever has asked
   * over it would wait until the network gives it up, a quarter of an hour later.
   */
  async endLost(by: pg.ClientBase): Promise<void> {
    const known = [...this.backends];
    const { rows } = await by.query<Backend>(backends);
    const there = new Map(rows.map(({ pid, since }) => [pid, since]));
    for (const [client, { pid, since }] of known)
      if (there.get(pid) !== since) connectionOf(client)?.stream.destroy();
  }

  async end(): Promise<void> {
    this.isEnding = true;
    for (const session of this.free.splice(0)) session.giveBack();
    await this.canceller.end();
    await this.pool.end();
  }

  private async query(client: pg.PoolClient, text: string, values: readonly unknown[]): Promise<Answer> {
    const { name, evicted } = this.namesOf(client).name(text, this.planningAnew.has(client));
    // Not awaited, so that what comes next is not sent before this statement.
    const making = evicted === null ? null : client.query(`deallocate ${evicted}`);
    const parameters = values.map(encodeParameter);
    const asked = ask(client, { text, values: parameters, ...(name === null ? {} : { name }) });
    const [answer] = await Promise.all([asked, making]);
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

const isPlannedAnew = ({ text }: Pick<Statement, 'text'>): boolean => text.includes(plannedAnew);

/** The driver's types do not say that a client has its connection. */
const connectionOf = (client: pg.ClientBase & { readonly connection?: pg.Connection }) => client.connection;

/** What is written to the server meanwhile leaves together: each message wakes whoever waits for it. */
function inOneMessage<T>(client: pg.PoolClient, write: () => T): T {
  const stream = connectionOf(client)?.stream;
  stream?.cork();
  try {
    return write();
  } finally {
    stream?.uncork();
  }
}

/** By a callback: a promise of the driver's own would keep every answer until the next large collection of garbage. */
function ask(client: pg.PoolClient, query: pg.QueryConfig): Promise<Result | readonly Result[]> {
  return new Promise((resolve, reject) => {
    client.query<Record<string, unknown>>(query, (error: Error | null, answer) => {
      if (error) reject(error);
      else resolve(answer);
    });
  });
}

/** A text of several statements is answered by a list, which the driver's types do not say; the last one counts. */
function lastOf(answer: Result | readonly Result[]): Result {
  const last = 'rows' in answer ? answer : answer.at(-1);
  if (last === undefined) throw new Error('Postgres has answered nothing.');
  return last;
}
