import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, FALSE, type Sql, TRUE, whole } from '#server/db/conditions.ts';
import type { AllButFew, Asked, FromFew } from './condition.ts';
import type { FiguredRelation, KeptFigures } from './relatedFigures.ts';

/** Rows of which each listed row has some. */
export interface CountedRows extends Pick<FiguredRelation, 'table' | 'scope' | 'link' | 'on' | 'kept'> {
  readonly one?: OneRow;
}

/** There is one at most. */
export interface OneRow {
  /** The listed row's, which names it. */
  readonly column: string;
  /** Rows are dear to judge: the planner takes a list of all that there are for as dear then as looking for each. */
  readonly isListed: (viewer: Viewer) => boolean;
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

function countedOne(counted: Counted): Sql {
  const parts = partsOf(counted);
  return byOne(parts) ?? byKept(parts) ?? byAny(parts) ?? byFew(parts) ?? byGroups(parts);
}

/** What every way is put together from. */
interface Parts extends Counted {
  /** Of the listed row. */
  readonly id: Sql;
  /** 'from … where …': all related rows that are seen and meet what is asked of them. */
  readonly seen: Sql;
  /** Those of them that are the listed row's. */
  readonly own: Sql;
}

function partsOf(counted: Counted): Parts {
  const { rows, alias, inner, asked } = counted;
  const isSeen = and([rows.scope(alias, asked.viewer), inner]);
  const from = sql`from ${sql.id(rows.table)} ${sql.id(alias)}`;
  return {
    ...counted,
    id: sql.id(asked.alias, 'id'),
    seen: sql`${from} where ${isSeen}`,
    own: sql`${from} where ${and([rows.on(asked.alias, alias), isSeen])}`,
  };
}

/** Of what there is one at most. */
function byOne(parts: Parts): Sql | null {
  const { rows, comparison, amount, alias, inner, asked, seen } = parts;
  if (rows.one === undefined) return null;
  const { column, isListed } = rows.one;
  const named = sql.id(asked.alias, column);
  const isSeenByAll = and([rows.scope(alias, asked.viewer), inner]) === TRUE;
  if (isSeenByAll) return oneOrNone(sql`(${named} is not null)`, comparison, amount);
  const isSeen = isListed(asked.viewer)
    ? sql`((${named} in (select ${sql.id(alias, 'id')} ${seen})) is true)`
    : isAny(parts);
  return ifAny(parts, oneOrNone(isSeen, comparison, amount));
}

/** By the number of all related rows, where they are what is asked for. */
function byKept(parts: Parts): Sql | null {
  const { rows, comparison, amount, inner, asked } = parts;
  const { kept } = rows;
  if (!kept || inner !== TRUE || !kept.showsAllTo(asked.viewer)) return null;
  if (asked.isOfAll !== true && isSameForSome(comparison, amount)) return null;
  const isUsual = comparison.holds(1, amount);
  if (isUsual && asked.offer?.({ allBut: isKept(parts, kept, comparison.not) }) === true) return TRUE;
  return isKept(parts, kept, comparison.sql);
}

/** By whether there is any, where that tells. */
function byAny(parts: Parts): Sql | null {
  const { rows, comparison, amount, alias, inner, asked, own } = parts;
  const { kept, link } = rows;
  if (!isSameForSome(comparison, amount)) return null;
  if (asked.isOfAll === true) return oneOrNone(isAny(parts), comparison, amount);
  // Looked for in the order of the list, which the planner would leave to look for those of all at once.
  if (link === null)
    return ifAny(parts, oneOrNone(sql`((select true ${own} limit 1) is true)`, comparison, amount));
  const isRare = inner !== TRUE || kept === undefined;
  const isSome = isRare
    ? fromFew(parts, { atMost: rare, of: sql.id(alias, link), grouped: sql``, otherwise: isAny(parts) })
    : isAny(parts);
  return oneOrNone(isSome, comparison, amount);
}

/** As many as are seen there must be at all: few have so many, and an index knows them. */
function byFew(parts: Parts): Sql | null {
  const { rows, comparison, alias, inner, asked } = parts;
  const { kept, link } = rows;
  if (link === null || !kept || !isAtLeast(comparison)) return null;
  const all = isKept(parts, kept, comparison.sql);
  if (inner === TRUE) return and([all, countedEach(parts)]);
  if (asked.isOfAll === true) return null;
  return fromFew(parts, {
    atMost: kept.isFew === true ? few : rare,
    // An index alone tells many to whoever sees all.
    ...(kept.isFew === true && !kept.showsAllTo(asked.viewer) && { metByOneIn: 200 }),
    of: sql.id(alias, link),
    grouped: sql` group by 1${having(parts, comparison.sql)}`,
    otherwise: and([all, isAny(parts), countedEach(parts)]),
  });
}

/** Grouped once: looked up for each row, a long list would be counted row by row, and several workers would each group all. */
function byGroups(parts: Parts): Sql {
  const { rows, comparison, amount, alias, asked, id, seen } = parts;
  if (rows.link === null) return ifAny(parts, countedEach(parts));
  const of = sql.id(alias, rows.link);
  const grouped = (by: string) =>
    sql`${id} in (select ${of} ${seen} group by ${of}${having(parts, by)} offset 0)`;
  if (!comparison.holds(0, amount)) return grouped(comparison.sql);
  return asked.offer?.({ allBut: grouped(comparison.not) }) === true ? TRUE : countedEach(parts);
}

const isAny = ({ own }: Parts): Sql => sql`exists (select 1 ${own})`;

/** Where nothing at all meets it, no row is looked at for that. */
const ifAny = ({ comparison, amount, inner, seen }: Parts, met: Sql): Sql =>
  inner === TRUE || comparison.holds(0, amount) ? met : and([sql`exists (select 1 ${seen})`, met]);

/** A count for each row, which ends where the answer is known. */
const countedEach = (parts: Parts): Sql =>
  compared(
    parts,
    sql`(select count(*) from (select 1 ${parts.own} limit ${whole(parts.amount + 1)}) "counted")`,
    parts.comparison.sql,
  );

const isKept = (parts: Parts, { table, key, all }: KeptFigures, by: string): Sql =>
  sql`${parts.id} in (select "k".${sql.id(key)} from ${sql.id(table)} "k" where ${compared(parts, sql`"k".${sql.id(all)}`, by)})`;

const having = (parts: Parts, by: string): Sql => sql` having ${compared(parts, sql.raw('count(*)'), by)}`;

const compared = ({ amount }: Counted, number: Sql, by: string): Sql =>
  sql`${number} ${sql.raw(by)} ${amount}::int`;

interface Few extends Pick<FromFew, 'atMost' | 'metByOneIn'> {
  /** What a related row says of the one that it belongs to. */
  readonly of: Sql;
  readonly grouped: Sql;
  /** The test where they are more. */
  readonly otherwise: Sql;
}

/** Where only few related rows meet it, they tell which rows they belong to. */
function fromFew({ asked, id, seen }: Parts, { of, ...few }: Few): Sql {
  const { atMost, grouped, otherwise } = few;
  const from = sql`select ${of} as "of" ${seen}`;
  if (asked.offer?.({ from, by: 'id', ...few }) === true) return TRUE;
  const found = sql`(${from} limit ${whole(atMost + 1)}) "found"`;
  return sql`case when (select count(*) from ${found}) <= ${whole(atMost)} then ${id} in (select "found"."of" from ${found}${grouped}) else ${otherwise} end`;
}

/**
 * Where only few related rows do not meet what is asked of them, it is kept how many each listed row has, and those few
 * tell which have too few without them.
 */
function allButFew(counted: Counted, otherwise: Sql): AllButFew | null {
  const { rows, comparison, amount, alias, unmet, asked } = counted;
  const { kept, link } = rows;
  const { viewer, isOfAll = false } = asked;
  if (!isOfAll || !kept?.showsAllTo(viewer) || link === null || unmet === null) return null;
  if (!isAtLeast(comparison) || comparison.holds(0, amount)) return null;
  const own = sql.id(alias, link);
  const all = sql.id('k', kept.all);
  const from = sql`from ${sql.id(rows.table)} ${sql.id(alias)} where ${and([rows.scope(alias, viewer), unmet])}`;
  const holds = (number: Sql) => compared(counted, number, comparison.sql);
  const id = sql.id(asked.alias, 'id');
  const figures = sql`${sql.id(kept.table)} "k"`;
  return {
    looked: sql`select 1 ${from}`,
    atMost: kept.isFew === true ? fewUnmet : fewUnmetOfMany,
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
/** Where each has hundreds, there are few figures, and no more than those are looked up for them. */
const fewUnmetOfMany = 250_000;

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
