import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, FALSE, or, TRUE, type Sql } from '#server/db/conditions.ts';
import { tooMany, validationFailed } from '#server/errors/errors.ts';
import type { Asked, Condition } from './condition.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { plannedAnew } from '#server/db/postgres/StatementNames.ts';
import type { FiguredRelation } from './relatedFigures.ts';
import { isHeld } from './isHeld.ts';
import { compare } from './operators.ts';
import { type OwnersTest, ofOwner } from './ofOwner.ts';
import type { Guards, TestedColumn, TestedColumns } from './testedColumn.ts';

/** Rows that belong to the listed row and can be counted by HAS. */
interface CountedRelation
  extends ConditionTable, Pick<FiguredRelation, 'table' | 'scope' | 'link' | 'on' | 'kept'> {
  /**
   * There is one at most. For viewers whose rows are dear to judge it tells the column that names it: the planner takes a
   * list of all that there are for as dear then as looking for each.
   */
  readonly oneBy?: (viewer: Viewer) => string | null;
}

export interface ConditionTable {
  readonly guards?: Guards;
  readonly columns: TestedColumns;
  readonly relations?: Readonly<Record<string, CountedRelation>>;
}

const maxTests = 60;
/** What is worked out for each row takes as long as so many columns. */
const derivedTests = 10;

interface Comparison {
  readonly sql: string;
  readonly holds: (one: number, other: number) => boolean;
}

const comparisons: Readonly<Record<string, Comparison>> = {
  EQ: { sql: '=', holds: (one, other) => one === other },
  NEQ: { sql: '<>', holds: (one, other) => one !== other },
  GT: { sql: '>', holds: (one, other) => one > other },
  GTE: { sql: '>=', holds: (one, other) => one >= other },
  LT: { sql: '<', holds: (one, other) => one < other },
  LTE: { sql: '<=', holds: (one, other) => one <= other },
};

/**
 * The `whereConditions` argument of a list: column, operator, value, AND, OR, HAS. Some values are everybody's and some
 * nobody's, so it is planned with those at hand.
 */
export function whereConditions(table: ConditionTable): Condition {
  return (value, asked) => {
    let tests = 0;
    const budget = (spent: number) => {
      tests += spent;
      if (tests > maxTests) throw tooMany(`Conditions in ${asked.path}`, maxTests);
    };
    const condition = compileNode(nodeOf(value, asked.path), table, asked, budget);
    return condition === TRUE ? TRUE : sql`${sql.raw(plannedAnew)} ${condition}`;
  };
}

/** @throws tooMany where more is tested than one question may. */
type Budget = (spent: number) => void;

interface ConditionNode {
  readonly column: string | null;
  readonly operator: string;
  readonly value: unknown;
  readonly AND: readonly unknown[];
  readonly OR: readonly unknown[];
  readonly HAS: unknown;
}

/** Everything said in one node must hold; of its OR list, at least one. An empty node asks for nothing. */
function compileNode(node: ConditionNode, table: ConditionTable, asked: Asked, budget: Budget): Sql {
  budget(1);
  const below = (key: 'AND' | 'OR', member: unknown, index: number) => {
    const path = `${asked.path}.${key}.${index}`;
    const offer = key === 'AND' ? asked.offer : undefined;
    return compileNode(nodeOf(member, path), table, { ...asked, path, offer }, budget);
  };
  const pieces: Sql[] = [];
  if (node.column) pieces.push(compileTest(node, columnOf(table, node.column, asked), asked, budget));
  if (node.AND.length > 0) pieces.push(and(node.AND.map((member, index) => below('AND', member, index))));
  if (node.OR.length > 0) pieces.push(or(node.OR.map((member, index) => below('OR', member, index))));
  if (node.HAS !== undefined && node.HAS !== null)
    pieces.push(compileHas(node.HAS, table, { ...asked, path: `${asked.path}.HAS` }, budget));
  return and(pieces);
}

function compileTest(node: ConditionNode, column: TestedColumn, asked: Asked, budget: Budget): Sql {
  if (column.isDerived === true) budget(derivedTests);
  const { operator, value } = node;
  if ('holds' in column) return isHeld({ column, operator, value, asked });
  const test: OwnersTest = (alias, asks) =>
    compare({
      column,
      expression: column.expression(alias, asked.viewer),
      operator: asks,
      value,
      path: asked.path,
    });
  return column.owner ? ofOwner(column.owner, { operator, value, asked, test }) : test(asked.alias, operator);
}

/** @throws validationFailed where the column is not there or the viewer may not read what it holds. */
function columnOf(table: ConditionTable, name: string, { path, viewer }: Asked): TestedColumn {
  const column = table.columns[name];
  if (!column)
    throw validationFailed({ [`${path}.column`]: ['This column does not belong to these records.'] });
  if (hides(column.owner ? column.owner.guards : table.guards, column.field, viewer))
    throw validationFailed({ [`${path}.column`]: ['You may not filter by this.'] });
  return column;
}

/** Partly hidden counts: a filter would tell which hidden values match. */
function hides(guards: Guards | undefined, field: string, viewer: Viewer): boolean {
  return (
    guards?.hiddenFields?.(viewer).has(field) === true || guards?.partlyHidden?.(viewer).has(field) === true
  );
}

/** How many related rows, visible to the viewer and meeting the condition, there are. */
function compileHas(value: unknown, table: ConditionTable, asked: Asked, budget: Budget): Sql {
  const { relation: name, operator, amount, condition } = hasOf(value, asked.path);
  const relation = table.relations?.[name];
  if (!relation)
    throw validationFailed({ [`${asked.path}.relation`]: ['This relation cannot be counted here.'] });
  const comparison = comparisons[operator];
  if (!comparison)
    throw validationFailed({ [`${asked.path}.operator`]: ['Only comparisons of numbers suit a count.'] });
  const alias = `${asked.alias}_has`;
  const path = `${asked.path}.condition`;
  const inner = condition
    ? compileNode(nodeOf(condition, path), relation, { ...asked, alias, path, offer: undefined }, budget)
    : TRUE;
  return countedRows({ relation, comparison, amount, alias, inner, asked });
}

interface Counted {
  readonly relation: CountedRelation;
  readonly comparison: Comparison;
  readonly amount: number;
  readonly alias: string;
  readonly inner: Sql;
  readonly asked: Asked;
}

/**
 * The cheapest way to tell that there is: whether there is one, a number that is kept, one grouping, a count for each
 * that ends where the answer is known.
 */
function countedRows({ relation, comparison, amount, alias, inner, asked }: Counted): Sql {
  const { kept, link } = relation;
  const compared = (number: Sql) => sql`${number} ${sql.raw(comparison.sql)} ${amount}::int`;
  const seen = and([relation.scope(alias, asked.viewer), inner]);
  const from = sql`from ${sql.id(relation.table)} ${sql.id(alias)}`;
  const rows = sql`${from} where ${and([relation.on(asked.alias, alias), seen])}`;
  const id = sql.id(asked.alias, 'id');
  const isAny = sql`exists (select 1 ${rows})`;
  /** Where only few related rows meet it, they tell which rows they belong to. */
  const byFew = (atMost: number, own: Sql, grouped: Sql, otherwise: Sql) => {
    const of = sql`select ${own} as "of" ${from} where ${seen}`;
    if (asked.offer?.({ from: of, by: 'id', atMost, grouped, otherwise }) === true) return TRUE;
    const found = sql`(${of} limit ${sql.raw(String(atMost + 1))}) "found"`;
    return sql`case when (select count(*) from ${found}) <= ${sql.raw(String(atMost))} then ${id} in (select "found"."of" from ${found}${grouped}) else ${otherwise} end`;
  };
  const oneBy = relation.oneBy?.(asked.viewer) ?? null;
  if (oneBy !== null) {
    const isSeen = sql`((${sql.id(asked.alias, oneBy)} in (select ${sql.id(alias, 'id')} ${from} where ${seen})) is true)`;
    return oneOrNone(isSeen, comparison, amount);
  }
  if (relation.oneBy !== undefined || isAboutOne(comparison, amount)) {
    const isRare = inner !== TRUE && kept !== undefined && link !== null && asked.isOfAll !== true;
    const isSome = isRare ? byFew(rare, sql.id(alias, link), sql``, isAny) : isAny;
    return oneOrNone(isSome, comparison, amount);
  }
  const counted = compared(
    sql`(select count(*) from (select 1 ${rows} limit ${sql.raw(String(amount + 1))}) "counted")`,
  );
  if (kept) {
    const all = sql`${id} in (select "k".${sql.id(kept.key)} from ${sql.id(kept.table)} "k" where ${compared(sql`"k".${sql.id(kept.all)}`)})`;
    if (inner === TRUE && kept.showsAllTo(asked.viewer)) return all;
    // As many as are seen there must be at all: few have so many, and an index knows them.
    if (atLeast.has(comparison) && inner === TRUE) return and([all, counted]);
    if (atLeast.has(comparison) && link !== null && asked.isOfAll !== true) {
      const enough = sql` group by 1 having ${compared(sql.raw('count(*)'))}`;
      return byFew(few, sql.id(alias, link), enough, and([all, isAny, counted]));
    }
  }
  if (link === null || comparison.holds(0, amount)) return counted;
  // Grouped once: looked up for each row, a long list would be counted row by row.
  const own = sql.id(alias, link);
  return sql`${id} in (select ${own} ${from} where ${seen} group by ${own} having ${compared(sql.raw('count(*)'))})`;
}

/** So many related rows are looked at to learn whether any is seen: of each event there are hundreds. */
const rare = 10_000;
/** So many related rows are grouped in a moment; where more meet it, rows that have enough of them are met soon. */
const few = 100_000;
const atLeast: ReadonlySet<Comparison | undefined> = new Set([comparisons['GT'], comparisons['GTE']]);

/** Whether all numbers but none compare alike. */
const isAboutOne = ({ holds }: Comparison, amount: number): boolean =>
  amount < 1 || (amount === 1 && holds(1, amount) === holds(2, amount));

/** Of what there is one or none: either passes, both or neither. */
function oneOrNone(exists: Sql, { holds }: Comparison, amount: number): Sql {
  const [one, none] = [holds(1, amount), holds(0, amount)];
  if (one === none) return one ? TRUE : FALSE;
  return one ? exists : sql`not ${exists}`;
}

function nodeOf(value: unknown, path: string): ConditionNode {
  if (!isRecord(value)) throw validationFailed({ [path]: ['A condition is needed.'] });
  const { column, operator, AND, OR, HAS } = value;
  return {
    column: typeof column === 'string' ? column : null,
    operator: typeof operator === 'string' ? operator : 'EQ',
    value: value['value'],
    AND: Array.isArray(AND) ? AND : [],
    OR: Array.isArray(OR) ? OR : [],
    HAS,
  };
}

interface Has {
  readonly relation: string;
  readonly operator: string;
  readonly amount: number;
  readonly condition: unknown;
}

function hasOf(value: unknown, path: string): Has {
  if (!isRecord(value)) throw validationFailed({ [path]: ['A relation is needed.'] });
  const { relation, operator, amount, condition } = value;
  return {
    relation: typeof relation === 'string' ? relation : '',
    operator: typeof operator === 'string' ? operator : 'GTE',
    amount: typeof amount === 'number' ? amount : 1,
    condition,
  };
}
