import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, FALSE, type Sql, TRUE } from '#server/db/conditions.ts';
import type { AllButFew, Asked } from './condition.ts';
import type { FiguredRelation, KeptFigures } from './relatedFigures.ts';

/** Rows of which each listed row has some. */
export interface CountedRows extends Pick<FiguredRelation, 'table' | 'scope' | 'link' | 'on' | 'kept'> {
  /**
   * There is one at most. For viewers whose rows are dear to judge it tells the column that names it: the planner takes a
   * list of all that there are for as dear then as looking for each.
   */
  readonly oneBy?: (viewer: Viewer) => string | null;
}

interface Comparison {
  readonly sql: string;
  /** What holds for all other numbers. */
  readonly not: string;
  readonly holds: (one: number, other: number) => boolean;
}

const comparisons: Readonly<Record<string, Comparison>> = {
  EQ: { sql: '=', not: '<>', holds: (one, other) => one === other },
  NEQ: { sql: '<>', not: '=', holds: (one, other) => one !== other },
  GT: { sql: '>', not: '<=', holds: (one, other) => one > other },
  GTE: { sql: '>=', not: '<', holds: (one, other) => one >= other },
  LT: { sql: '<', not: '>=', holds: (one, other) => one < other },
  LTE: { sql: '<=', not: '>', holds: (one, other) => one <= other },
};

export const comparisonOf = (operator: string): Comparison | undefined => comparisons[operator];

interface Counted {
  readonly rows: CountedRows;
  readonly comparison: Comparison;
  readonly amount: number;
  readonly alias: string;
  /** What is asked of the rows besides that the viewer sees them. */
  readonly inner: Sql;
  /** What those that do not meet it meet, where an index may know them. */
  readonly unmet: Sql | null;
  readonly asked: Asked;
}

/**
 * How many related rows there are, compared with a number, by the cheapest way to tell: a number that is kept, whether
 * there is one, one grouping, a count for each that ends where the answer is known.
 */
export function comparedCount(counted: Counted): Sql {
  const { asked } = counted;
  const otherwise = countedOne(counted);
  const mostly = allButFew(counted, otherwise);
  return mostly !== null && asked.offer?.(mostly) === true ? TRUE : otherwise;
}

function countedOne({ rows, comparison, amount, alias, inner, asked }: Counted): Sql {
  const { kept, link } = rows;
  const { viewer, isOfAll = false } = asked;
  const compared = (number: Sql, by: string) => sql`${number} ${sql.raw(by)} ${amount}::int`;
  const seen = and([rows.scope(alias, viewer), inner]);
  const from = sql`from ${sql.id(rows.table)} ${sql.id(alias)}`;
  const ofRow = sql`${from} where ${and([rows.on(asked.alias, alias), seen])}`;
  const id = sql.id(asked.alias, 'id');
  const isAny = sql`exists (select 1 ${ofRow})`;
  const isKept = ({ table, key, all }: KeptFigures, by: string) =>
    sql`${id} in (select "k".${sql.id(key)} from ${sql.id(table)} "k" where ${compared(sql`"k".${sql.id(all)}`, by)})`;
  /** Where only few related rows meet it, they tell which rows they belong to. */
  const byFew = (atMost: number, own: Sql, grouped: Sql, otherwise: Sql) => {
    const of = sql`select ${own} as "of" ${from} where ${seen}`;
    if (asked.offer?.({ from: of, by: 'id', atMost, grouped, otherwise }) === true) return TRUE;
    const found = sql`(${of} limit ${sql.raw(String(atMost + 1))}) "found"`;
    return sql`case when (select count(*) from ${found}) <= ${sql.raw(String(atMost))} then ${id} in (select "found"."of" from ${found}${grouped}) else ${otherwise} end`;
  };
  // Where nothing at all meets it, no row is looked at for that.
  const ifAny = (compared: Sql) =>
    inner === TRUE || comparison.holds(0, amount)
      ? compared
      : and([sql`exists (select 1 ${from} where ${seen})`, compared]);
  if (rows.oneBy !== undefined) {
    const oneBy = rows.oneBy(viewer);
    const isSeen =
      oneBy === null
        ? isAny
        : sql`((${sql.id(asked.alias, oneBy)} in (select ${sql.id(alias, 'id')} ${from} where ${seen})) is true)`;
    return ifAny(oneOrNone(isSeen, comparison, amount));
  }
  const isAboutOne = isSameForSome(comparison, amount);
  if (kept && inner === TRUE && kept.showsAllTo(viewer) && (isOfAll || !isAboutOne)) {
    const isUsual = comparison.holds(1, amount);
    if (isUsual && asked.offer?.({ allBut: isKept(kept, comparison.not) }) === true) return TRUE;
    return isKept(kept, comparison.sql);
  }
  if (isAboutOne) {
    if (isOfAll) return oneOrNone(isAny, comparison, amount);
    // Looked for in the order of the list, which the planner would leave to look for those of all at once.
    if (link === null)
      return ifAny(oneOrNone(sql`((select true ${ofRow} limit 1) is true)`, comparison, amount));
    const isRare = inner !== TRUE || kept === undefined;
    const isSome = isRare ? byFew(rare, sql.id(alias, link), sql``, isAny) : isAny;
    return oneOrNone(isSome, comparison, amount);
  }
  const counted = compared(
    sql`(select count(*) from (select 1 ${ofRow} limit ${sql.raw(String(amount + 1))}) "counted")`,
    comparison.sql,
  );
  if (link === null) return ifAny(counted);
  const own = sql.id(alias, link);
  const having = (by: string) => sql` having ${compared(sql.raw('count(*)'), by)}`;
  if (kept && isAtLeast(comparison)) {
    // As many as are seen there must be at all: few have so many, and an index knows them.
    const all = isKept(kept, comparison.sql);
    if (inner === TRUE) return and([all, counted]);
    if (!isOfAll)
      return byFew(
        kept.isFew === true ? few : rare,
        own,
        sql` group by 1${having(comparison.sql)}`,
        and([all, isAny, counted]),
      );
  }
  // Grouped once: looked up for each row, a long list would be counted row by row, and several workers would each group all.
  const grouped = (by: string) =>
    sql`${id} in (select ${own} ${from} where ${seen} group by ${own}${having(by)} offset 0)`;
  if (!comparison.holds(0, amount)) return grouped(comparison.sql);
  return asked.offer?.({ allBut: grouped(comparison.not) }) === true ? TRUE : counted;
}

/**
 * Where only few related rows do not meet what is asked of them, it is kept how many each listed row has, and those few
 * tell which have too few without them.
 */
function allButFew(
  { rows, comparison, amount, alias, unmet, asked }: Counted,
  otherwise: Sql,
): AllButFew | null {
  const { kept, link } = rows;
  const { viewer, isOfAll = false } = asked;
  if (!isOfAll || !kept?.showsAllTo(viewer) || link === null || unmet === null) return null;
  if (!isAtLeast(comparison) || comparison.holds(0, amount)) return null;
  const own = sql.id(alias, link);
  const all = sql.id('k', kept.all);
  const from = sql`from ${sql.id(rows.table)} ${sql.id(alias)} where ${and([rows.scope(alias, viewer), unmet])}`;
  const holds = (number: Sql) => sql`${number} ${sql.raw(comparison.sql)} ${amount}::int`;
  const id = sql.id(asked.alias, 'id');
  const figures = sql`${sql.id(kept.table)} "k"`;
  return {
    looked: sql`select 1 ${from}`,
    atMost: fewUnmet,
    ...(kept.deleted !== undefined && {
      ofAllThere: sql`(select count(*) from ${figures} where ${holds(all)} and not ${sql.id('k', kept.deleted)})`,
    }),
    all: sql`${id} in (select "k".${sql.id(kept.key)} from ${figures} where ${holds(all)})`,
    allBut: sql`${id} in (select "unmet"."of" from (select ${own} as "of", count(*) as "number" ${from} group by ${own}) "unmet" join ${figures} on "k".${sql.id(kept.key)} = "unmet"."of" where ${holds(all)} and not ${holds(sql`${all} - "unmet"."number"`)})`,
    otherwise,
  };
}

/** So many related rows that do not meet it are grouped sooner than all that do. */
const fewUnmet = 20_000;

/** So many related rows are looked at to learn whether any is seen: of each event there are hundreds. */
const rare = 10_000;
/**
 * So many related rows are grouped in a moment; where more meet it, rows that have enough of them are met soon. Where each
 * has hundreds, they are met soon where more than the `rare` meet it.
 */
const few = 100_000;

const isAtLeast = (comparison: Comparison): boolean =>
  comparison === comparisons['GT'] || comparison === comparisons['GTE'];

/** Whether all numbers but none compare alike. */
const isSameForSome = ({ holds }: Comparison, amount: number): boolean =>
  amount < 1 || (amount === 1 && holds(1, amount) === holds(2, amount));

/** Of what there is one or none: either passes, both or neither. */
function oneOrNone(exists: Sql, { holds }: Comparison, amount: number): Sql {
  const [one, none] = [holds(1, amount), holds(0, amount)];
  if (one === none) return one ? TRUE : FALSE;
  return one ? exists : sql`not ${exists}`;
}
