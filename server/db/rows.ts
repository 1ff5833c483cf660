import { CompiledQuery, sql, type Transaction } from 'kysely';
import type { Statement } from './compileSql.ts';
import type { Sql } from './conditions.ts';
import { asText, toJson, type Json } from './Json.ts';
import type { AnyRow, Draft, Row } from './Row.ts';
import { kindOf, columnsIn } from './tables/columnsIn.ts';
import type { Tables } from './tables/Tables.ts';

export type Tx = Transaction<Tables>;

export async function run<T>(tx: Tx, piece: Sql): Promise<readonly T[]> {
  return (await sql<T>`${piece}`.execute(tx)).rows;
}

/** What a statement answers in its column `id`. */
export async function selectIds(tx: Tx, piece: Sql): Promise<readonly string[]> {
  return (await run<{ id: string }>(tx, piece)).map(({ id }) => id);
}

/** As `run`, a statement that is compiled already. */
export async function runCompiled<T>(tx: Tx, { text, values }: Statement): Promise<readonly T[]> {
  return (await tx.executeQuery<T>(CompiledQuery.raw(text, [...values]))).rows;
}

/** What a statement answers in its column `row`: JSON text, on which both drivers agree. */
export async function runJson<T>(tx: Tx, piece: Sql): Promise<readonly T[]> {
  return (await run<{ row: string }>(tx, piece)).map(({ row }) => JSON.parse(row) as T);
}

/** That column of a statement that reads a table as `alias`. */
export const rowText = (alias: string): Sql => sql`to_jsonb(${sql.id(alias)})::text as row`;

/** What that column holds. */
export function parseRow<T extends string>(table: T, text: string): Row<T> {
  const row = JSON.parse(text) as Record<string, Json>;
  for (const [column, { kind }] of columnsIn(table)) {
    const value = row[column];
    if (kind === 'id' && typeof value === 'number') row[column] = String(value);
  }
  return row as Row<T>;
}

/** Rows of a table, read as t; the rest of the statement says which. */
export async function select<T extends string>(tx: Tx, table: T, rest: Sql): Promise<readonly Row<T>[]> {
  return rowsOf(tx, table, sql`select ${rowText('t')} from ${sql.id(table)} as t ${rest}`);
}

export async function exists(tx: Tx, piece: Sql): Promise<boolean> {
  const [found] = await run<{ found: boolean }>(tx, sql`select exists(${piece}) as found`);
  return found?.found === true;
}

export async function insert<T extends string>(tx: Tx, table: T, values: Draft<T>): Promise<Row<T>> {
  const given = Object.entries(values);
  const columns = sql.join(given.map(([column]) => sql.id(column)));
  const parameters = sql.join(given.map(([column, value]) => sql`${parameter(table, column, value)}`));
  const what = given.length === 0 ? sql`default values` : sql`(${columns}) values (${parameters})`;
  return one(
    await rowsOf(tx, table, sql`insert into ${sql.id(table)} as t ${what} returning ${rowText('t')}`),
    table,
  );
}

/** Without values the row is only touched: that moves its date_modified, so that K6 sees it. */
export async function update<T extends string>(
  tx: Tx,
  table: T,
  id: string,
  values: Draft<T>,
): Promise<Row<T>> {
  const given = Object.entries(values).map(
    ([column, value]) => sql`${sql.id(column)} = ${parameter(table, column, value)}`,
  );
  const assignments = given.length === 0 ? sql`date_modified = date_modified` : sql.join(given);
  return one(
    await rowsOf(
      tx,
      table,
      sql`update ${sql.id(table)} as t set ${assignments} where t.id = ${id} returning ${rowText('t')}`,
    ),
    table,
  );
}

export async function remove(tx: Tx, table: string, condition: Sql): Promise<void> {
  await run(tx, sql`delete from ${sql.id(table)} where ${condition}`);
}

/** Ids are positive whole numbers; anything else names no row. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[1-9]\d{0,17}$/.test(value);
}

/** The id of a row of whatever table. */
export const idOf = (row: AnyRow): string => asText(row.id ?? null);

async function rowsOf<T extends string>(tx: Tx, table: T, piece: Sql): Promise<readonly Row<T>[]> {
  return (await run<{ row: string }>(tx, piece)).map(({ row }) => parseRow(table, row));
}

type Parameter = string | number | boolean | readonly string[] | null;

function parameter(table: string, column: string, given: unknown): Parameter {
  const value = toJson(given);
  if (value === null) return null;
  if (kindOf(table, column) === 'json') return JSON.stringify(value);
  if (Array.isArray(value))
    return value.map((member: Json) =>
      typeof member === 'object' ? JSON.stringify(member) : String(member),
    );
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

function one<R>(found: readonly R[], table: string): R {
  const [row] = found;
  if (row === undefined) throw new Error(`A row of ${table} was written but not answered.`);
  return row;
}
