import { type Kysely, sql } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** What every table leans on: search, reading order, clock, modification times. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createExtension(db, 'pg_trgm');
  const hasUnaccent = await createExtension(db, 'unaccent');
  // Both variants are bound when they are created, so a restricted search_path (index builds, restores) finds them.
  await runStatements(db, hasUnaccent ? unaccentByExtension : unaccentByDecomposition);
  await runStatements(db, foundations);
}

/** Creates an extension where the server offers it; answers whether it is there. */
async function createExtension(db: Kysely<unknown>, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_available_extensions where name = ${name}`.execute(db);
  if (rows.length === 0) return false;
  await sql`create extension if not exists ${sql.id(name)}`.execute(db);
  return true;
}

const unaccentByExtension = `
create function f_unaccent(value text) returns text
  language sql immutable strict parallel safe
  return unaccent('unaccent'::regdictionary, value);
`;

/** Without the extension: split letters from their marks, drop the marks, and spell the letters that do not split. */
const unaccentByDecomposition = `
create function f_unaccent(value text) returns text
  language sql immutable strict parallel safe
  return translate(
    regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g'), 'łŁøØđĐðÐħĦıŧŦ', 'lLoOdDdDhHitT');
`;

const foundations = `
create function f_search(value text) returns text
  language sql immutable strict parallel safe
  return lower(f_unaccent(value));

create function person_name(first_name text, last_name text) returns text
  language sql immutable parallel safe
  -- Chinese, Japanese and Korean names are written family name first.
  return case when last_name ~ '^[\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af]'
    then last_name || coalesce(' ' || first_name, '')
    else coalesce(first_name || ' ', '') || coalesce(last_name, '') end;

create collation people (provider = icu, locale = 'und');

create function local_today(time_zone text) returns date
  language sql stable parallel safe
  return (coalesce(nullif(current_setting('convene.now', true), '')::timestamptz, now()) at time zone time_zone)::date;

create function touch_date_modified() returns trigger
  language plpgsql as $$
  begin
    -- Two writes within one millisecond must still differ, or the second would not be noticed as stale (K6).
    new.date_modified := greatest(date_trunc('milliseconds', clock_timestamp()), old.date_modified + interval '1 millisecond');
    return new;
  end $$;
`;

/** Statement that keeps date_modified of a table. */
export function touchTrigger(table: string): string {
  return `create trigger touch_${table} before update on ${table} for each row execute function touch_date_modified();\n`;
}

/** Statement for a trigram index on search_text, where the extension is there. */
export async function indexSearchText(db: Kysely<unknown>, table: string): Promise<void> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
  if (rows.length === 0) return;
  await sql.raw(`create index ${table}_search on ${table} using gin (search_text gin_trgm_ops)`).execute(db);
}
