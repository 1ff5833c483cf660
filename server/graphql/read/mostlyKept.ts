import { sql } from 'kysely';
import { and, or, type Sql, whole } from '#server/db/conditions.ts';
import { type Order, orderList } from './orderBy.ts';
import type { MostlyKept } from './relatedFigures.ts';
import { onlyWhere } from './onlyWhere.ts';
import { orderOfPage } from './sortedRows.ts';

interface Asked {
  readonly mostlyKept: MostlyKept;
  readonly order: Order;
  /** The page of sorted rows of an id and what it is sorted by. */
  readonly page: (sorted: Sql) => Sql;
  /** The page by the figures of all rows. */
  readonly otherwise: Sql;
}

/** So many related rows are put together in a moment; what is known of them fits into the memory of a statement. */
const few = 200_000;

const areFew = sql.raw('(select "found"."are_few" from "found")');

/**
 * Rows in the order of a figure that is kept but for a few related rows: whoever has none of these stands where an index
 * has them, among those who have, who are worked out. Where there are many, all are grouped: one of both answers, and the
 * other never begins (ADR 21).
 */
export function inOrderOfMostlyKept({ mostlyKept, order, page, otherwise }: Asked): Sql {
  const { table, key, column, scopes, others, figure, with: withOthers } = mostlyKept;
  const [keptOf, kept] = [sql.id('kept', key), sql.id('kept', column)];
  const rows = sql`${sql.id(table)} "kept"`;
  const inOrder = orderList([
    { expression: kept, suffix: order.terms[0]?.suffix ?? '' },
    { expression: keptOf, suffix: order.idSuffix },
  ]);
  const kepts = scopes.map(
    (seen) =>
      sql`(select ${keptOf} as "id", ${kept} as "o0" from ${rows} where ${and([seen, areFew])} order by ${inOrder})`,
  );
  const all = sql`select * from (${sql.join(kepts, sql.raw(' union all '))}) "k" order by ${orderOfPage(order)} offset 0`;
  const known = sql`(select "k"."id", "k"."o0" from (${all}) "k" where "k"."id" not in (select "others"."of" from "others") order by ${orderOfPage(order)})`;
  const workedOut = sql`(select ${keptOf} as "id", ${withOthers(kept, sql.raw('"others"."figure"'))} as "o0" from "others" join ${rows} on ${keptOf} = "others"."of" where ${and([or(scopes), areFew])})`;
  const sorted = sql`select * from (${known} union all ${workedOut}) "k" order by ${orderOfPage(order)}`;
  return sql`with "looked" as materialized (${others} limit ${whole(few)} + 1),
    "others" as materialized (select "of", ${figure} as "figure" from "looked" group by "of"),
    "found" as materialized (select count(*) <= ${whole(few)} as "are_few" from "looked")
    (${page(sorted)}) union all (${onlyWhere(otherwise, sql`not ${areFew}`)})`;
}
