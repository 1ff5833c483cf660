import { sql } from 'kysely';
import { and, type Sql, whole } from '#server/db/conditions.ts';
import { columnsIn } from '#server/db/tables/columnsIn.ts';
import type { Order } from './orderBy.ts';
import type { Way } from './paginator.ts';
import { orderOfPage, orderOfRows } from './sortedRows.ts';

interface Asked {
  readonly table: string;
  /** The day that the order begins with. */
  readonly column: string;
  readonly order: Order;
  readonly way: Way;
  /** A source of rows `t`, and what they meet. */
  readonly from: Sql;
  readonly where: Sql;
  /** The rows of a source that meet a condition, with what they are sorted by. */
  readonly rowsFrom: (from: Sql, where: Sql) => Sql;
}

/** Rows that stand together, in an order of which the first terms tell nothing of them. */
interface Part {
  readonly rows: Sql;
  readonly order: Order;
  readonly untold: number;
}

/**
 * A page in the order of a day that most rows do not have. An index of those that have it leads to them in either
 * direction; the others are alike in it and go by what is asked for next. The latter part begins where the former does
 * not fill the page (ADR 21).
 */
export function emptyApart({ table, column, order, way, from, where, rowsFrom }: Asked): Sql {
  const day = sql.id('t', column);
  const dated: Part = {
    rows: rowsFrom(from, and([where, sql`${day} is not null`])),
    order: withoutNulls(order),
    untold: 0,
  };
  const undated: Part = { rows: rowsFrom(withoutDay(table, column, from), where), order, untold: 1 };
  const isFromEmpty = order.terms[0]?.suffix.endsWith('nulls first') === true;
  const [former, latter] = isFromEmpty ? [undated, dated] : [dated, undated];
  const isFirstPage = way.offsetAtMost === 0;
  const offset = isFirstPage ? sql`0` : sql`${way.offset}::bigint`;
  const passed = isFirstPage
    ? offset
    : sql`case when exists (select 1 from "former") then 0 else greatest(0, ${offset} - (select count(*) from (${former.rows}) "passed")) end`;
  return sql`with "former" as materialized (${partOf(former, way, whole(way.limit), offset)})
    select * from "former" union all (${partOf(latter, way, sql`${whole(way.limit)} - (select count(*) from "former")`, passed)})`;
}

/** The text says how many rows are walked at most, so that the planner does not expect a tenth of the table. */
function partOf({ rows, order, untold }: Part, way: Way, limit: Sql, offset: Sql): Sql {
  return sql`select * from (${rows} order by ${orderOfRows(order, untold)} limit ${whole(way.offsetAtMost + way.limit)}) "k" order by ${orderOfPage(order, untold)} limit ${limit} offset ${offset}`;
}

/** The index serves both directions where no word is said on nulls. */
const withoutNulls = (order: Order): Order => ({
  ...order,
  terms: order.terms.map((term, index) =>
    index === 0 ? { ...term, suffix: term.suffix.replace(/ nulls (first|last)$/, '') } : term,
  ),
});

/** Said in the text that the day is nothing: where a filter compares it, the planner looks at no row. */
function withoutDay(table: string, column: string, from: Sql): Sql {
  const columns = [...columnsIn(table).keys()].map((name) =>
    name === column ? sql`null::date as ${sql.id(name)}` : sql.id('t', name),
  );
  return sql`(select ${sql.join(columns)} from ${from} where ${sql.id('t', column)} is null) "t"`;
}
