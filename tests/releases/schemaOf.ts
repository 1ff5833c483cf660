import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';

/** Everything that migrations make of a schema, a line each: two databases with the same lines are the same to the program. */
export async function schemaOf(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    with own as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')
    select format('column %s.%s %s%s = %s', o.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' end, pg_get_expr(d.adbin, d.adrelid)) as line
      from own o join pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = o.oid and d.adnum = a.attnum
    union all select format('constraint %s.%s %s', o.relname, c.conname, pg_get_constraintdef(c.oid))
      from own o join pg_constraint c on c.conrelid = o.oid
    union all select format('trigger %s', pg_get_triggerdef(t.oid))
      from own o join pg_trigger t on t.tgrelid = o.oid and not t.tgisinternal
    union all select format('index %s', indexdef) from pg_indexes where schemaname = 'public'
    union all select format('function %s', pg_get_functiondef(p.oid))
      from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by line`.execute(database.kysely);
  return rows.map(({ line }) => line);
}
