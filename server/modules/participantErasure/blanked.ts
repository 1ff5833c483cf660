import { sql } from 'kysely';
import { redacted } from '#server/audit/redact.ts';
import type { Sql } from '#server/db/conditions.ts';

type Which = { readonly but: readonly string[] } | { readonly these: readonly string[] };

/** The values with nothing left of those columns but that there was something. */
export function blanked(column: string, which: Which): Sql {
  const values = sql.id('a', column);
  const isKept =
    'but' in which ? sql`key = any(${[...which.but]}::text[])` : sql`key <> all(${[...which.these]}::text[])`;
  return sql`case when jsonb_typeof(${values}) = 'object' then (
    select coalesce(jsonb_object_agg(key, case when ${isKept} or value = 'null' then value else to_jsonb(${redacted}::text) end), '{}')
    from jsonb_each(${values})) else ${values} end`;
}
