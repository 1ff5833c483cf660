import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Sql } from './conditions.ts';

/** Knows how to spell for Postgres and is connected to none. */
const compiler = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Text with $1 … and the values in that order. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export const statementOf = (given: Sql | Statement): Statement =>
  'text' in given ? given : compileSql(given);

export function compileSql(piece: Sql): Statement {
  const { sql, parameters } = piece.compile(compiler);
  return { text: sql, values: parameters };
}
