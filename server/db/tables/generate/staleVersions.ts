import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Tables whose `date_modified` nothing moves, each with the line that its migration wants: two people who change one
 * record would not be told of each other (K6).
 */
export async function staleVersions(db: QueryExecutorProvider): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    select t.relname as name
      from pg_class t
      join pg_attribute a on a.attrelid = t.oid and a.attname = 'date_modified' and not a.attisdropped
     where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r'
       and not exists (select 1 from pg_trigger g join pg_proc p on p.oid = g.tgfoid
         where g.tgrelid = t.oid and p.proname = 'touch_date_modified')
     order by t.relname collate "C"`.execute(db);
  return rows.map(
    ({ name }) =>
      `${name} has a date_modified that nothing moves, and wants touchTrigger('${name}') of first/0001_foundations.ts.`,
  );
}
