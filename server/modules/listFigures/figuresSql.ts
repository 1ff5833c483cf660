import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import type { FigureField, FigureUnit } from './AskedFigures.ts';
import type { GroupField } from './figureFields.ts';

interface Figured {
  readonly group: GroupField | null;
  readonly unit: FigureUnit;
  readonly zone: string;
  readonly totals: readonly FigureField[];
}

const text = (name: string) => sql`"k"."j" ->> ${sql.val(name)}::text`;

/** The value that a row is grouped by, as text. */
function keyOf({ group, unit, zone }: Figured): Sql {
  if (group === null) return sql`null::text`;
  const { name, kind, idField } = group;
  if (kind === 'value') return text(name);
  if (kind === 'record') return sql`"k"."j" -> ${name}::text ->> ${idField}::text`;
  const day =
    kind === 'day'
      ? sql`(${text(name)})::date`
      : sql`((${text(name)})::timestamptz at time zone ${zone}::text)::date`;
  return sql`date_trunc(${unit.toLowerCase()}::text, ${day}::timestamp)::date::text`;
}

const column = (prefix: string, index: number) => sql.raw(`"${prefix}${index}"`);

/** What one field comes to: of all rows (`all`), and of each group. */
function totalOf(index: number): Sql {
  const [number, apart] = [column('n', index), column('a', index)];
  const exact = (value: Sql) => sql`trim_scale(${value})::text`;
  return sql`select ${index}::int as "index", grouping("g") = 1 as "all", "g" as "key", ${apart} as "apart", count(*)::int as "count", ${exact(sql`sum(${number})`)} as "sum", ${exact(sql`round(avg(${number}), 6)`)} as "average", ${exact(sql`min(${number})`)} as "min", ${exact(sql`max(${number})`)} as "max" from "r" where ${number} is not null group by grouping sets ((${apart}), ("g", ${apart}))`;
}

/** One statement: the rows once, and over them the count, the groups and what their numbers come to. */
export function figuresSql(rows: Sql, figured: Figured, groupsAtMost: number): Sql {
  const columns = figured.totals.flatMap(({ field, apart }, index) => [
    sql`(${text(field)})::numeric as ${column('n', index)}`,
    sql`${apart ? text(apart) : sql`null::text`} as ${column('a', index)}`,
  ]);
  const totals =
    columns.length === 0
      ? sql`select null where false`
      : sql`${sql.join(
          figured.totals.map((_total, index) => totalOf(index)),
          sql.raw(' union all '),
        )} order by "index", "apart"`;
  const groups =
    figured.group === null
      ? sql`select null where false`
      : sql`select "g" as "key", count(*)::int as "count" from "r" group by "g" order by "g" nulls last limit ${groupsAtMost + 1}::int`;
  return sql`with "r" as materialized (select ${sql.join([sql`${keyOf(figured)} as "g"`, ...columns])} from (${rows}) "k"), "gs" as (${groups}), "ts" as (${totals}) select json_build_object('count', (select count(*)::int from "r"), 'groups', (select coalesce(json_agg(to_json("gs")), '[]') from "gs"), 'totals', (select coalesce(json_agg(to_json("ts")), '[]') from "ts"))::text`;
}
