import {
  getNamedType,
  getNullableType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isObjectType,
} from 'graphql';
import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import type { Column } from '#server/db/tables/columnKinds.ts';
import {
  bare,
  EMPTY_LIST,
  jsonObject,
  jsonOf,
  jsonOfRows,
  type JsonText,
  NULL_JSON,
  quoted,
  textOf,
} from './jsonText.ts';
import type { Selection } from './selection.ts';

export const TYPENAME = '__typename';

export const typename = (type: string): JsonText => [`"${type}"`];

/** Scalars whose JSON from Postgres, spelled by `asAnswered`, is what GraphQL would make of it. */
const spelled: ReadonlySet<string> = new Set([
  ...['ID', 'String', 'Int', 'Float', 'Boolean', 'Date', 'DateTime', 'LocalDateTime', 'Money', 'Minutes'],
  ...['EmailAddress', 'PhoneNumber', 'URL', 'RichText', 'CountryCode', 'Currency'],
]);

/** Whether the JSON text of a value can be sent as it is. */
export const isSpelled = (type: GraphQLNamedType): boolean => isEnumType(type) || spelled.has(type.name);

/** A value of this type, spelled as the answer has it: ids as text, moments in milliseconds, of objects what is selected. */
export function asAnswered(value: Sql, type: GraphQLOutputType, below: Selection): JsonText {
  const named = getNamedType(type);
  const isList = isListType(getNullableType(type));
  if (isObjectType(named)) return isList ? pickedOfEach(value, below, named) : picked(value, below, named);
  if (isList) return jsonOf(value);
  switch (named.name) {
    case 'ID':
      return jsonOf(sql`(${value})::text`);
    // A decimal column says all its places: 1.2000000000.
    case 'Float':
      return jsonOf(sql`trim_scale((${value})::numeric)`);
    case 'DateTime':
      return quoted(momentOf(value), true);
    case 'LocalDateTime':
      return quoted(localMomentOf(value), true);
    default:
      return jsonOf(value);
  }
}

/** The same of a column, whose kind tells whether there is anything to escape, and which may never be empty. */
export function columnAsAnswered(column: Sql, held: Column, type: GraphQLOutputType): JsonText | null {
  const named = getNamedType(type);
  const nullable = held.nullable === true;
  if (isListType(getNullableType(type))) return null;
  // Constraints hold columns of enums to their values, which a test reads from the catalog.
  if (held.kind === 'text' && isEnumType(named)) return quoted(column, nullable);
  switch (`${held.kind} ${named.name}`) {
    case 'id ID':
      return quoted(sql`${column}::text`, nullable);
    case 'number Int':
    case 'flag Boolean':
      return bare(sql`${column}::text`, nullable);
    case 'moment DateTime':
      return quoted(momentOf(column), nullable);
    case 'localMoment LocalDateTime':
      return quoted(localMomentOf(column), nullable);
    default:
      return null;
  }
}

/** Sessions run in UTC. */
const momentOf = (value: Sql): Sql => sql`to_char(${value}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const localMomentOf = (value: Sql): Sql => sql`to_char(${value}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

/** Members of one JSON object, which is looked at once. */
function picked(value: Sql, below: Selection, type: GraphQLObjectType): JsonText {
  const members = textOf(membersOf('"whole"."value"', below, type));
  return [
    sql`coalesce((select ${members} from (select (${value})::json as "value" offset 0) "whole" where json_typeof("whole"."value") = 'object'), 'null')`,
  ];
}

function pickedOfEach(value: Sql, below: Selection, type: GraphQLObjectType): JsonText {
  const rows = jsonOfRows(membersOf('"item"."value"', below, type), sql.raw('"item"."ordinality"'));
  return [sql`(select ${rows} from json_array_elements((${value})::json) with ordinality "item")`];
}

function membersOf(object: string, below: Selection, type: GraphQLObjectType): JsonText {
  const fields = type.getFields();
  return jsonObject(
    [...below].map(([key, { name, below: inner }]) => {
      const field = fields[name];
      return [
        key,
        field ? memberOf(sql.raw(`${object} -> '${name}'`), field.type, inner) : typename(type.name),
      ];
    }),
  );
}

/** What is in the JSON is spelled as the answer has it already; of objects in it, too, there is what is selected. */
function memberOf(value: Sql, type: GraphQLOutputType, below: Selection): JsonText {
  const named = getNamedType(type);
  if (!isObjectType(named)) return bare(sql`(${value})::text`, true);
  if (!isListType(getNullableType(type))) return picked(value, below, named);
  const items = textOf(pickedOfEach(value, below, named));
  return [sql`case when json_typeof(${value}) = 'array' then ${items} else 'null' end`];
}

/** What stands there instead of a value that is hidden. */
export const nothingOf = (type: GraphQLOutputType): JsonText =>
  isListType(getNullableType(type)) ? EMPTY_LIST : NULL_JSON;
