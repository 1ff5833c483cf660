import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Statement } from '../compileSql.ts';
import { type Effects, readEffects, writtenWith } from './effects.ts';
import type { DatabaseEvents } from './DatabaseEvents.ts';
import type { Session, SessionSource } from '../Session.ts';
import { plannedAnew } from '../plannedAnew.ts';
import { writtenTables } from './writtenTables.ts';

/** The statement that tells other processes which tables were written; within a transaction they hear of it only if it commits. */
type Announce = (tables: readonly string[]) => string;

/**
 * How a statement begins that is sent with the commit, in one message: nobody reads before that what it writes, and
 * others wait for this transaction's locks.
 */
export const withCommit = '/* with the commit */ ';

/**
 * How a read begins that is sent behind the commit, in one message: its rows stand in the answer once the transaction has
 * committed, none where the read has failed. The last one of a transaction counts.
 */
export const behindCommit = '/* behind the commit */ ';

/** What Kysely's Postgres dialect takes as its pool, on either database; sees every statement and what it writes. */
export class ObservedPool implements PostgresPool {
  private effects: Promise<Effects> | null = null;
  private ended: Promise<void> | null = null;

  constructor(
    private readonly source: SessionSource,
    readonly events: DatabaseEvents,
    readonly announce: Announce | null,
  ) {}

  async connect(): Promise<PostgresPoolClient> {
    return new ObservedClient(await this.source.connect(), this);
  }

  end(): Promise<void> {
    return (this.ended ??= this.source.end());
  }

  async effectsOf(session: Session): Promise<Effects> {
    try {
      return await (this.effects ??= readEffects(session));
    } catch (error) {
      this.effects = null;
      throw error;
    }
  }

  /** The schema has changed. */
  forgetEffects(): void {
    this.effects = null;
  }
}

class ObservedClient implements PostgresPoolClient {
  /** What begins the transaction, sent with its first statement. */
  private opening: Statement | null = null;
  /** Tables written in the open transaction; null outside one. */
  private pending: Set<string> | null = null;
  /** What the open transaction ends with. */
  private last: readonly Statement[] = [];
  /** What is read when it has committed, and where its rows belong. */
  private following: (Statement & { readonly rows: unknown[] }) | null = null;
  /** A statement failed in the open transaction, which takes no further ones but the end of it. */
  private hasFailed = false;

  constructor(
    private readonly session: Session,
    private readonly pool: ObservedPool,
  ) {}

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('Streaming by cursor is not offered.');
    return this.run<R>(text, values);
  }

  release(): void {
    this.session.release();
  }

  private async run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const verb =
      /^\s*(begin|start\s+transaction|commit|rollback(?!\s+to))\b/i.exec(text)?.[1]?.toLowerCase() ?? '';
    if (verb === 'begin' || verb.startsWith('start')) {
      this.begin(new Set());
      this.opening = { text, values };
      return nothing;
    }
    if (verb === 'commit') return this.commit<R>(text);
    if (verb === 'rollback' && this.opening !== null) {
      this.begin(null);
      return nothing;
    }
    if (this.pending !== null && text.startsWith(withCommit)) return this.defer<R>({ text, values });
    if (this.pending !== null && text.startsWith(behindCommit)) {
      const rows: R[] = [];
      this.following = { text, values, rows };
      return { ...nothing, rows };
    }
    const answer = await this.send<R>(text, values);
    if (/^\s*rollback/i.test(text)) this.hasFailed = false;
    if (verb === 'rollback') this.begin(null);
    else await this.note(text);
    return answer;
  }

  private begin(pending: Set<string> | null): void {
    this.opening = null;
    this.pending = pending;
    this.last = [];
    this.following = null;
  }

  private async defer<R>(statement: Statement): Promise<PostgresQueryResult<R>> {
    this.last = [...this.last, statement];
    await this.note(statement.text);
    return nothing;
  }

  private async note(text: string): Promise<void> {
    const shown = writtenTables(text);
    if (/^\s*(create|alter|drop)\b/i.test(text)) this.pool.forgetEffects();
    if (shown.tables.length === 0) return;
    const written = writtenWith(shown, await this.pool.effectsOf(this.session));
    if (this.pending) for (const table of written) this.pending.add(table);
    else {
      if (this.pool.announce) await this.session.query(this.pool.announce([...written]), []);
      this.pool.events.written(written);
    }
  }

  private async commit<R>(text: string): Promise<PostgresQueryResult<R>> {
    const written = this.pending ?? new Set<string>();
    const { last, opening, following } = this;
    this.begin(null);
    if (opening !== null && last.length === 0) return nothing;
    const { announce } = this.pool;
    const news = written.size > 0 && !this.hasFailed && announce !== null ? announce([...written]) : null;
    // In the same message, while others wait for the locks. Several statements cannot be prepared.
    const end = { text: news === null ? text : `${news}; ${text} ${plannedAnew}`, values: [] };
    // None waits for the one before: where one fails, the transaction has, and takes no commit.
    const work = [...(opening === null ? [] : [opening]), ...last, end];
    const answer = await this.sendAll<R>(work, following);
    // Postgres answers ROLLBACK to the COMMIT of a transaction in which a statement had failed.
    if (answer.command !== committed) throw new Error('The transaction had failed, so nothing was written.');
    this.pool.events.written(written);
    return answer;
  }

  private send<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const { opening } = this;
    this.opening = null;
    return this.sendAll<R>([...(opening === null ? [] : [opening]), { text, values }]);
  }

  /** The answer to the last of them, all sent in one message. @throws what the first that fails has met */
  private async sendAll<R>(
    statements: readonly Statement[],
    following: ObservedClient['following'] = null,
  ): Promise<PostgresQueryResult<R>> {
    const sent = following === null ? statements : [...statements, following];
    for (const { text } of sent) this.pool.events.statement(text);
    const all = await Promise.allSettled(this.session.queries(sent));
    const answers = all.slice(0, statements.length);
    const read = all[statements.length];
    if (read?.status === 'fulfilled') following?.rows.push(...read.value.rows);
    const failed = answers.find((each) => each.status === 'rejected');
    if (failed !== undefined) {
      this.hasFailed = true;
      throw failed.reason;
    }
    const answer = answers.at(-1);
    if (answer?.status !== 'fulfilled') throw new Error('Nothing was sent.');
    // The row type is what the query builder has worked out; a driver can only pass it on.
    return answer.value as PostgresQueryResult<R>;
  }
}

/** What a statement answers that is not sent yet, or never will be. */
const nothing: PostgresQueryResult<never> = { command: 'INSERT', rowCount: 0, rows: [] };

/** Kysely's type lists only the commands that it looks at. */
const committed: string = 'COMMIT';
