import { type QueryExecutorProvider, sql } from 'kysely';

/** A table as the catalog of a migrated database tells it. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly ColumnShape[];
}

export interface ColumnShape {
  readonly name: string;
  /** As Postgres spells it, without its length: 'bigint', 'text[]'. */
  readonly type: string;
  readonly nullable: boolean;
  /** Columns of an identity or an expression are never written; a default stands in for what is left out. */
  readonly filled: 'identity' | 'expression' | 'default' | null;
  /** The only values that a check lets in; null where any will do. */
  readonly choices: readonly string[] | null;
}

interface Found extends Pick<ColumnShape, 'name' | 'type' | 'nullable' | 'filled'> {
  readonly table: string;
  readonly checks: string | null;
}

/** All but the migrator's own; and of the views those that say of themselves in a comment that they are read like one. */
export async function readTables(db: QueryExecutorProvider): Promise<readonly TableShape[]> {
  const { rows } = await sql<Found>`
    select t.relname as "table", a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
           case when a.attidentity <> '' then 'identity' when a.attgenerated <> '' then 'expression'
                when a.atthasdef then 'default' end as filled,
           (select string_agg(pg_get_constraintdef(c.oid), ' ') from pg_constraint c
             where c.conrelid = t.oid and c.contype = 'c' and c.conkey = array[a.attnum]) as checks
      from pg_class t
      join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
     where t.relnamespace = current_schema()::regnamespace and (t.relkind = 'r' or (t.relkind = 'v' and obj_description(t.oid, 'pg_class') = 'Read like a table.'))
       and t.relname <> 'schema_migrations'
     order by t.relname collate "C", a.attnum`.execute(db);
  const tables = new Map<string, ColumnShape[]>();
  for (const { table, checks, ...column } of rows) {
    const columns = tables.get(table) ?? [];
    tables.set(table, [...columns, { ...column, choices: choicesOf(checks ?? '') }]);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/** CHECK ((kind = ANY (ARRAY['A'::text, 'B'::text]))), or of one value CHECK ((kind = 'A'::text)). */
function choicesOf(checks: string): readonly string[] | null {
  const [, list, only] = /\(\w+ = (?:ANY \(ARRAY\[([^\]]*)\]\)|('[^']*'::text))\)/.exec(checks) ?? [];
  const values = list ?? only;
  return values === undefined
    ? null
    : [...values.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value);
}
