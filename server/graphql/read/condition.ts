import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import { validationFailed } from '#server/errors/errors.ts';

/** Another way to what a filter keeps than to test row by row: for a page from few, for a total from all but some. */
export type OtherWay = FromFew | FromOwnFew | AllBut | AllButOwn | AllButFew;

/** From what it looks at beside the rows, where that is little. */
export interface FromFew {
  /** Answers `of` for each row that is looked at: what the listed row has in `by`. */
  readonly from: Sql;
  readonly by: string;
  /** Of so many rows at most it is the way to go. */
  readonly atMost: number;
  /** Rows that have nothing in `by` meet it too. */
  readonly orNone?: boolean;
  /** Of each `of` an index has the rows in the order of this column: few with many rows each need not be all of them. */
  readonly eachBy?: string;
  /** To learn that there are more takes longer than to meet a page in the order, where one in so many rows meets it. */
  readonly metByOneIn?: number;
  /** What follows where one of them is not enough. */
  readonly grouped?: Sql;
  /** The filter as it stands where it is not. */
  readonly otherwise: Sql;
}

/** From the rows that an index of their own knows, where those are few. */
export interface FromOwnFew {
  /** The filter as it stands. */
  readonly test: Sql;
  /** In any other order the planner tells well enough which way is shorter. */
  readonly onlyByText?: boolean;
}

/** It keeps every row but these. */
export interface AllBut {
  readonly allBut: Sql;
}

/** These are told by what the rows have themselves. */
export interface AllButOwn extends AllBut {
  /** The filter as it stands, where they are many. */
  readonly test: Sql;
}

/** It keeps all of these rows but some, which are soon told where little is looked at for them. */
export interface AllButFew extends AllBut, Pick<FromFew, 'atMost' | 'otherwise'> {
  readonly looked: Sql;
  readonly all: Sql;
  /** How many those are, where nothing else is asked for than that they are not deleted. */
  readonly ofAllThere?: Sql;
}

/** Where a filter stands: the row it tests, who asks, and the argument's path for messages. */
export interface Asked {
  readonly alias: string;
  readonly viewer: Viewer;
  readonly path: string;
  /** All rows that meet it are looked at, as for a total: a page has enough of the first. */
  readonly isOfAll?: boolean;
  /** Takes over a filter with another way to its rows, or does not. Not there where rows may be kept for another reason. */
  readonly offer?: ((way: OtherWay) => boolean) | undefined;
  /** Of a test with a shortcut that alone: the row is a group of rows, which may differ in what is tested. */
  readonly instead?: 'implied' | 'sufficient' | undefined;
}

/** One key of a `where` input: its value, already coerced by GraphQL and not null, as a condition. */
export type Condition = (value: unknown, asked: Asked) => Sql;
export type Conditions = Readonly<Record<string, Condition>>;

/** The id as bigint takes it. @throws validationFailed at `path`. */
export function idValue(value: unknown, path: string): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^[0-9]{1,18}$/.test(text))
    throw validationFailed(path, 'This is not an id.');
  return text;
}

export function idValues(value: unknown, path: string): readonly string[] {
  if (!Array.isArray(value)) throw validationFailed(path, 'A list of ids is needed.');
  return value.map((item, index) => idValue(item, `${path}.${index}`));
}

/** Text without the control characters that Postgres refuses or that nobody types. */
export function textValue(value: unknown, path: string): string {
  if (typeof value !== 'string') throw validationFailed(path, 'Text is needed.');
  return value.replace(/[\u0000-\u0008\u000e-\u001f]/g, '');
}

export const isId =
  (column: string): Condition =>
  (value, { alias, path }) =>
    sql`${sql.id(alias, column)} = ${idValue(value, path)}::bigint`;

export const isOneOfIds =
  (column: string): Condition =>
  (value, { alias, path }) =>
    sql`${sql.id(alias, column)} = any(${idValues(value, path)}::bigint[])`;

export const isNoneOfIds =
  (column: string): Condition =>
  (value, { alias, path }) =>
    sql`${sql.id(alias, column)} <> all(${idValues(value, path)}::bigint[])`;

export const isText =
  (column: string): Condition =>
  (value, { alias, path }) =>
    sql`${sql.id(alias, column)} = ${textValue(value, path)}`;

export const isOneOfTexts =
  (column: string): Condition =>
  (value, { alias, path }) => {
    const texts = Array.isArray(value)
      ? value.map((item, index) => textValue(item, `${path}.${index}`))
      : [textValue(value, path)];
    return sql`${sql.id(alias, column)} = any(${texts}::text[])`;
  };

/** Yes for rows that meet the expression, no for the others. Spelled out, so that partial indexes fit. */
export const isTrue =
  (expression: (alias: string, viewer: Viewer) => Sql): Condition =>
  (value, { alias, viewer }) =>
    value === true ? expression(alias, viewer) : sql`not ${expression(alias, viewer)}`;

export const isFlag = (column: string): Condition => isTrue((alias) => sql.id(alias, column));

export const onOrAfter =
  (column: string): Condition =>
  (value, { alias, path }) =>
    sql`${sql.id(alias, column)} >= ${textValue(value, path)}::date`;

/** D1: exclusive. */
export const before =
  (column: string): Condition =>
  (value, { alias, path }) =>
    sql`${sql.id(alias, column)} < ${textValue(value, path)}::date`;
