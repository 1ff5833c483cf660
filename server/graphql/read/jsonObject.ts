import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';

/** Postgres takes at most 100 arguments in a call, so 50 keys and values. */
const pairsPerCall = 50;

/** A JSON object of the given keys; keys are names of the schema, never what a client sent. */
export function jsonObject(pairs: readonly (readonly [string, Sql])[]): Sql {
  const parts: Sql[] = [];
  for (let start = 0; start === 0 || start < pairs.length; start += pairsPerCall) {
    const part = pairs
      .slice(start, start + pairsPerCall)
      .map(([key, value]) => sql`${literal(key)}, ${value}`);
    parts.push(sql`json_build_object(${sql.join(part)})`);
  }
  const [only] = parts;
  return only && parts.length === 1 ? only : glue(parts);
}

/** Joins the texts of objects at their braces: json, unlike jsonb, has no operator for it and is faster to build. */
function glue(parts: readonly Sql[]): Sql {
  const members = parts.map((part) => sql`substr(left(${part}::text, -1), 2)`);
  return sql`('{' || ${sql.join(members, sql.raw(` || ',' || `))} || '}')::json`;
}

function literal(key: string): Sql {
  return sql.raw(`'${key.replaceAll("'", "''")}'`);
}
