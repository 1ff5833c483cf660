import type { Kysely } from 'kysely';
import type { Statement } from './compileSql.ts';
import type { Sql } from './conditions.ts';
import type { Wait } from './Wait.ts';
import type { Tx } from './rows.ts';
import type { Tables } from './tables/Tables.ts';

type Settled = PromiseSettledResult<string | null>;

/** One Postgres, embedded (PGlite in a worker thread) or a server; nothing above this line knows which. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly kysely: Kysely<Tables>;
  /**
   * Runs one read as a named (prepared) statement outside any transaction.
   * The statement has one column, JSON as text, and at most one row; answers that text, or null without a row.
   * Where the wait for it is given up, so is the read if it has not begun; it is ended where the database can do that.
   */
  readJson(statement: Sql | Statement, wait?: Wait): Promise<string | null>;
  /** Several short reads, sent at once and answered one after the other; none fails because of another. */
  readTogether(statements: readonly Statement[], wait?: Wait): Promise<readonly Settled[]>;
  /** As many reads as make sense at a time; more would only wait for each other in here. */
  readonly readsAtOnce: number;
  /** One transaction; a throw rolls back. Use only `tx` inside (K1). */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Called with each statement's text; answers a function that stops listening. For tests and logs. */
  onStatement(listener: (text: string) => void): () => void;
  /** Awaited after each committed write transaction with the tables it wrote, for the count cache. */
  onWrite(listener: (tables: ReadonlySet<string>) => void): () => void;
  /**
   * False while another process may write without a word of it here: what is kept of earlier reads is not to be used. By
   * the time that it is true again, `onWrite` has named every table.
   */
  hearsWrites(): boolean;
  /**
   * Called when the read replica is lost, with the reason in words, and when it is read again, with null; at once where it
   * is lost already. Nothing is there where none is set.
   */
  onReplica?(listener: (lost: string | null) => void): void;
  /** Collects garbage and renews statistics where the database does not do it by itself; call it after imports. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}
