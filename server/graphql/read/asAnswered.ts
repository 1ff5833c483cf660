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
import { jsonObject } from './jsonObject.ts';
import type { Selection } from './selection.ts';

export const TYPENAME = '__typename';

/** Names come from the schema, never from a client. */
export const typename = (type: string): Sql => sql.raw(`'${type}'::text`);

/** Scalars whose JSON from Postgres, spelled by `asAnswered`, is what GraphQL would make of it. */
const spelled: ReadonlySet<string> = new Set([
  ...['ID', 'String', 'Int', 'Float', 'Boolean', 'Date', 'DateTime', 'LocalDateTime', 'Money', 'Minutes'],
  ...['EmailAddress', 'PhoneNumber', 'URL', 'RichText', 'CountryCode', 'Currency'],
]);

/** Whether the JSON text of a value can be sent as it is. */
export const isSpelled = (type: GraphQLNamedType): boolean => isEnumType(type) || spelled.has(type.name);

/** A value of this type, spelled as the answer has it: ids as text, moments in milliseconds, of objects what is selected. */
export function asAnswered(value: Sql, type: GraphQLOutputType, below: Selection): Sql {
  const named = getNamedType(type);
  const isList = isListType(getNullableType(type));
  if (isObjectType(named)) return isList ? pickedOfEach(value, below, named) : picked(value, below, named);
  if (isList) return value;
  switch (named.name) {
    case 'ID':
      return sql`(${value})::text`;
    // A decimal column says all its places: 1.2000000000.
    case 'Float':
      return sql`trim_scale((${value})::numeric)`;
    // Sessions run in UTC.
    case 'DateTime':
      return sql`to_char(${value}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    case 'LocalDateTime':
      return sql`to_char(${value}, 'YYYY-MM-DD"T"HH24:MI:SS')`;
    default:
      return value;
  }
}

/** Members of one JSON object, which is looked at once. */
function picked(value: Sql, below: Selection, type: GraphQLObjectType): Sql {
  return sql`(select ${membersOf('"whole"."value"', below, type)} from (select (${value})::json as "value" offset 0) "whole" where json_typeof("whole"."value") = 'object')`;
}

function pickedOfEach(value: Sql, below: Selection, type: GraphQLObjectType): Sql {
  return sql`(select coalesce(json_agg(${membersOf('"item"."value"', below, type)} order by "item"."ordinality"), '[]') from json_array_elements((${value})::json) with ordinality "item")`;
}

function membersOf(object: string, below: Selection, type: GraphQLObjectType): Sql {
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
function memberOf(value: Sql, type: GraphQLOutputType, below: Selection): Sql {
  const named = getNamedType(type);
  if (!isObjectType(named)) return value;
  if (!isListType(getNullableType(type))) return picked(value, below, named);
  return sql`case when json_typeof(${value}) = 'array' then ${pickedOfEach(value, below, named)} end`;
}
