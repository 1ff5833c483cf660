import type { Database } from '#server/db/Database.ts';
import { type Statement, statementOf } from '#server/db/compileSql.ts';
import type { Sql } from '#server/db/conditions.ts';
import { Recent } from '#server/db/Recent.ts';
import { tablesBehind, tablesBehindFunctions } from '#server/db/tables/tablesBehind.ts';

/** Local days begin at multiples of a quarter of an hour everywhere, so within one the clock changes no count. */
const clockStep = 15 * 60 * 1000;

type InTurn = (count: () => Promise<number>) => Promise<number>;

interface Entry {
  readonly tables: ReadonlySet<string>;
  readonly total: Promise<number>;
}

/**
 * Exact totals by statement and values (the viewer's scope is part of both), dropped when a table they read is written.
 * Equal counts that are under way are shared. While nobody would hear of a write, each count is made anew.
 */
export class CountCache {
  readonly #entries = new Recent<string, Entry>(1_000);
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
    database.onWrite((tables) => this.#drop(tables));
  }

  /** `inTurn` runs a count when it is the turn of whoever asks: nobody waits for another's. */
  async total(given: Sql | Statement, now: Date, inTurn: InTurn = (count) => count()): Promise<number> {
    const statement = statementOf(given);
    if (!this.#database.hearsWrites()) return inTurn(() => this.#count(statement));
    const { text, values } = statement;
    // Whether a function of the database asks for the day, its name does not show.
    const key = `${Math.floor(now.getTime() / clockStep)} ${text} ${JSON.stringify(values)}`;
    const take = () => this.#take(key, text, statement);
    return this.#entries.has(key) ? take() : inTurn(take);
  }

  #take(key: string, text: string, statement: Statement): Promise<number> {
    const known = this.#entries.get(key);
    if (known) return known.total;
    const entry = { tables: tablesOf(text), total: this.#count(statement) };
    // Kept while it runs: a write in between drops it before it can go stale.
    this.#entries.set(key, entry);
    entry.total.catch(() => this.#forget(key, entry));
    return entry.total;
  }

  async #count(statement: Statement): Promise<number> {
    const answer = await this.#database.readJson(statement);
    return Number(answer ?? 0);
  }

  #drop(written: ReadonlySet<string>): void {
    for (const [key, entry] of this.#entries) {
      if ([...entry.tables].some((table) => written.has(table))) this.#entries.delete(key);
    }
  }

  #forget(key: string, entry: Entry): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }
}

/** The tables a statement reads: what follows `from` and `join`, and what is behind it and behind functions. */
export function tablesOf(text: string): ReadonlySet<string> {
  const named = [...text.matchAll(/\b(?:from|join)\s+"?([a-z_]+)"?/g)].flatMap((match) => match[1] ?? []);
  const asked = [...text.matchAll(/\b([a-z_]+)\(/g)].flatMap(
    (match) => tablesBehindFunctions[match[1] ?? ''] ?? [],
  );
  return new Set([...named.flatMap((name) => tablesBehind[name] ?? [name]), ...asked]);
}

/** By the connections: who writes has a database of their own around them. */
const caches = new WeakMap<object, CountCache>();

/** The one cache of a database. */
export function countCacheOf(database: Database): CountCache {
  const known = caches.get(database.kysely);
  if (known) return known;
  const cache = new CountCache(database);
  caches.set(database.kysely, cache);
  return cache;
}
