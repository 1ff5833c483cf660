import { sql, type Transaction } from 'kysely';
import type { Sql } from '../../db/conditions.ts';
import type { Tables } from '../../db/tables/Tables.ts';
import type { Json, Row } from './Json.ts';

export type Tx = Transaction<Tables>;

/** Rows as JSON text, parsed here: both drivers then agree on dates, numbers and arrays. */
export async function run<T>(tx: Tx, piece: Sql): Promise<readonly T[]> {
  return (await sql<T>`${piece}`.execute(tx)).rows;
}

/** Rows of a statement whose one column `row` is a JSON object as text. */
export async function select(tx: Tx, piece: Sql): Promise<readonly Row[]> {
  const found = await run<{ row: string }>(tx, piece);
  return found.map(({ row }) => JSON.parse(row) as Row);
}

export async function exists(tx: Tx, piece: Sql): Promise<boolean> {
  const [found] = await run<{ found: boolean }>(tx, sql`select exists(${piece}) as found`);
  return found?.found === true;
}

export async function insert(tx: Tx, table: string, values: Row, json: ReadonlySet<string>): Promise<Row> {
  const columns = Object.keys(values);
  const statement =
    columns.length === 0
      ? sql`insert into ${sql.id(table)} default values returning to_jsonb(${sql.id(table)})::text as row`
      : sql`insert into ${sql.id(table)} (${sql.join(columns.map((column) => sql.id(column)))})
            values (${sql.join(
              columns.map((column) => sql`${parameter(values[column] ?? null, json.has(column))}`),
            )})
            returning to_jsonb(${sql.id(table)})::text as row`;
  return one(await select(tx, statement), table);
}

export async function update(
  tx: Tx,
  table: string,
  id: string,
  values: Row,
  json: ReadonlySet<string>,
): Promise<Row> {
  const assignments = Object.entries(values).map(
    ([column, value]) => sql`${sql.id(column)} = ${parameter(value, json.has(column))}`,
  );
  return one(
    await select(
      tx,
      sql`update ${sql.id(table)} set ${sql.join(assignments)} where ${sql.id('id')} = ${id} returning to_jsonb(${sql.id(table)})::text as row`,
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

export const rowText = (alias: string): Sql => sql`to_jsonb(${sql.raw(alias)})::text as row`;

type Parameter = string | number | boolean | readonly string[] | null;

function parameter(value: Json, json: boolean): Parameter {
  if (value === null) return null;
  if (json) return JSON.stringify(value);
  if (Array.isArray(value))
    return value.map((member: Json) =>
      typeof member === 'object' ? JSON.stringify(member) : String(member),
    );
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

function one(found: readonly Row[], table: string): Row {
  const [row] = found;
  if (row === undefined) throw new Error(`A row of ${table} was written but not answered.`);
  return row;
}
