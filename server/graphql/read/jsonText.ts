import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';

/**
 * The text of some JSON, one piece after the other: letters that always stand there, and SQL that answers text and never
 * null. Put together by `||` it takes Postgres a third of what json_build_object does, which asks for the type of each
 * key and value anew for each row (ADR 22).
 */
export type JsonText = readonly (string | Sql)[];

export const NULL_JSON: JsonText = ['null'];
export const EMPTY_LIST: JsonText = ['[]'];

/** A JSON object of the given keys; keys are names of the schema, or aliases, which are names as well. */
export function jsonObject(members: readonly (readonly [string, JsonText])[]): JsonText {
  const pieces = members.flatMap(([key, value], index) => [`${index === 0 ? '' : ','}"${key}":`, ...value]);
  return ['{', ...pieces, '}'];
}

export function jsonList(items: readonly JsonText[]): JsonText {
  return ['[', ...items.flatMap((item, index) => (index === 0 ? item : [',', ...item])), ']'];
}

/** Rows as a JSON array, in the order that is said inside: what is aggregated does not keep that of its input. */
export const jsonOfRows = (json: JsonText, order: Sql): Sql =>
  sql`coalesce('[' || string_agg(${textOf(json)}, ',' order by ${order}) || ']', '[]')`;

/** Any value but a bare `null`, whose type nothing tells. */
export const jsonOf = (value: Sql): JsonText => [sql`coalesce(to_json(${value})::text, 'null')`];

/** Letters that have nothing to escape. */
export const quoted = (letters: Sql, nullable: boolean): JsonText =>
  nullable ? [sql`coalesce('"' || ${letters} || '"', 'null')`] : ['"', letters, '"'];

/** Digits, true or false. */
export const bare = (letters: Sql, nullable: boolean): JsonText =>
  nullable ? [sql`coalesce(${letters}, 'null')`] : [letters];

/** One expression of SQL. */
export function textOf(json: JsonText): Sql {
  const parts: Sql[] = [];
  let letters = '';
  const standing = () => {
    if (letters !== '') parts.push(sql.raw(`'${letters.replaceAll("'", "''")}'`));
    letters = '';
  };
  for (const piece of json) {
    if (typeof piece === 'string') letters += piece;
    else {
      standing();
      parts.push(piece);
    }
  }
  standing();
  const [only] = parts;
  return only && parts.length === 1 && json.every((piece) => typeof piece === 'string')
    ? sql`${only}::text`
    : sql`(${sql.join(parts, sql.raw(' || '))})`;
}
