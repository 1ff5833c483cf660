import type { Viewer } from '../../access/Viewer.ts';
import { and, raw, ref, type Sql, sql } from '../../db/sql.ts';
import { validationFailed } from '../errors.ts';

/** Where a filter stands: the row it tests, who asks, and the argument's path for messages. */
export interface Asked {
  readonly alias: string;
  readonly viewer: Viewer;
  readonly path: string;
}

/** One key of a `where` input: its value, already coerced by GraphQL and not null, as a condition. */
export type Condition = (value: unknown, asked: Asked) => Sql;
export type Conditions = Readonly<Record<string, Condition>>;

/** The id as bigint takes it. @throws validationFailed at `path`. */
export function idValue(value: unknown, path: string): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^[0-9]{1,18}$/.test(text)) throw validationFailed({ [path]: ['This is not an id.'] });
  return text;
}

export function idValues(value: unknown, path: string): readonly string[] {
  if (!Array.isArray(value)) throw validationFailed({ [path]: ['A list of ids is needed.'] });
  return value.map((item, index) => idValue(item, `${path}.${index}`));
}

/** Text without the control characters that Postgres refuses or that nobody types. */
export function textValue(value: unknown, path: string): string {
  if (typeof value !== 'string') throw validationFailed({ [path]: ['Text is needed.'] });
  // eslint-disable-next-line no-control-regex -- they are what is removed
  return value.replace(/[\u0000-\u0008\u000e-\u001f]/g, '');
}

export const isId =
  (column: string): Condition =>
  (value, { alias, path }) =>
    sql`${ref(alias, column)} = ${idValue(value, path)}::bigint`;

export const isOneOfIds =
  (column: string): Condition =>
  (value, { alias, path }) =>
    sql`${ref(alias, column)} = any(${idValues(value, path)}::bigint[])`;

export const isNoneOfIds =
  (column: string): Condition =>
  (value, { alias, path }) =>
    sql`${ref(alias, column)} <> all(${idValues(value, path)}::bigint[])`;

export const isText =
  (column: string): Condition =>
  (value, { alias, path }) =>
    sql`${ref(alias, column)} = ${textValue(value, path)}`;

export const isOneOfTexts =
  (column: string): Condition =>
  (value, { alias, path }) => {
    const texts = Array.isArray(value) ? value.map((item, index) => textValue(item, `${path}.${index}`)) : [textValue(value, path)];
    return sql`${ref(alias, column)} = any(${texts}::text[])`;
  };

/** Yes for rows that meet the expression, no for the others. Spelled out, so that partial indexes fit. */
export const isTrue =
  (expression: (alias: string, viewer: Viewer) => Sql): Condition =>
  (value, { alias, viewer }) =>
    value === true ? expression(alias, viewer) : sql`not ${expression(alias, viewer)}`;

export const isFlag = (column: string): Condition => isTrue((alias) => ref(alias, column));

export const onOrAfter =
  (column: string): Condition =>
  (value, { alias, path }) =>
    sql`${ref(alias, column)} >= ${textValue(value, path)}::date`;

/** D1: exclusive. */
export const before =
  (column: string): Condition =>
  (value, { alias, path }) =>
    sql`${ref(alias, column)} < ${textValue(value, path)}::date`;

const maxWords = 6;

/**
 * Every word occurs in the text, whatever its case and accents: anywhere from 3 letters, at the start of a word below
 * that (two letters have no trigram of their own). `columns` hold text folded by f_search.
 */
export const searches =
  (columns: (alias: string, viewer: Viewer, pattern: Sql) => Sql): Condition =>
  (value, { alias, viewer, path }) => {
    const words = textValue(value, path).split(/\s+/).filter(Boolean).slice(0, maxWords);
    return and(words.map((word) => columns(alias, viewer, wordPattern(word))));
  };

/**
 * The pattern is folded once, in a query of its own. Escaped by a character that folding cannot bring about: it turns
 * some signs into backslashes.
 */
function wordPattern(word: string): Sql {
  const escaped = word.replace(/[%_]/g, '\u0001$&');
  return sql`(select like_escape('%' || f_search(${escaped}::text) || '%', ${raw(`E'\\x01'`)}))`;
}

/** One folded column against a pattern of `searches`. */
export const like = (column: Sql, pattern: Sql): Sql => sql`${column} like ${pattern}`;
