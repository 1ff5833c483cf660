import type { Database } from '#server/db/Database.ts';
import { type Statement, statementOf } from '#server/db/compileSql.ts';
import type { Sql } from '#server/db/conditions.ts';
import { Recent } from '#server/db/Recent.ts';
import { tablesBehind, tablesBehindFunctions } from '#server/db/tables/tablesBehind.ts';

/** Local days begin at multiples of a quarter of an hour everywhere, so within one the clock changes no count. */
const clockStep = 15 * 60;

const stepOf = (now: Date): number => Math.floor(now.getTime() / 1_000 / clockStep);

/** A count, and by whose clock it was made: the database that is asked says which day it is (`local_today`). */
const withStep = (text: string): string =>
  `select json_build_array((${text}), floor(extract(epoch from coalesce(nullif(current_setting('convene.now', true), '')::timestamptz, now())) / ${clockStep})::bigint)::text`;

type InTurn = (count: () => Promise<number>) => Promise<number>;

interface Counted {
  readonly total: number;
  readonly step: number;
}

interface Entry {
  readonly tables: ReadonlySet<string>;
  readonly counted: Promise<Counted>;
}

/**
 * Exact totals by statement and values (the viewer's scope is part of both), dropped when a table they read is written.
 * Equal counts that are under way are shared. While nobody would hear of a write, each count is made anew. What a database
 * has counted whose clock is in another quarter of an hour than ours is not kept: it may be of another day.
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
    if (!this.#database.hearsWrites()) return inTurn(async () => (await this.#count(statement)).total);
    const { text, values } = statement;
    const step = stepOf(now);
    // Whether a function of the database asks for the day, its name does not show.
    const key = `${step} ${text} ${JSON.stringify(values)}`;
    const take = async () => (await this.#take(key, step, statement)).total;
    return this.#entries.has(key) ? take() : inTurn(take);
  }

  #take(key: string, step: number, statement: Statement): Promise<Counted> {
    const known = this.#entries.get(key);
    if (known) return known.counted;
    const entry = { tables: tablesOf(statement.text), counted: this.#count(statement) };
    // Kept while it runs: a write in between drops it before it can go stale.
    this.#entries.set(key, entry);
    const forget = () => this.#forget(key, entry);
    entry.counted.then((counted) => counted.step !== step && forget(), forget);
    return entry.counted;
  }

  async #count({ text, values }: Statement): Promise<Counted> {
    const answer = await this.#database.readJson({ text: withStep(text), values });
    const [total, step] = JSON.parse(answer ?? '[]') as readonly (string | number | null)[];
    return { total: Number(total ?? 0), step: Number(step) };
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
