import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, FALSE, or, TRUE, type Sql } from '#server/db/conditions.ts';
import type { Entity, RowScope } from '../Entity.ts';
import { tooMany, validationFailed } from '#server/errors/errors.ts';
import type { Asked, Condition } from './condition.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { plannedAnew } from '#server/db/postgres/StatementNames.ts';
import type { KeptFigures } from './relatedFigures.ts';
import { compare } from './operators.ts';
import type { TestedColumn, TestedColumns } from './testedColumn.ts';

/** Rows that belong to the listed row and can be counted by HAS. */
interface CountedRelation extends ConditionTable {
  readonly table: string;
  readonly scope: RowScope;
  /** What makes a row of `child` belong to `parent`. */
  readonly on: (parent: string, child: string) => Sql;
  readonly kept?: KeptFigures;
  /** The column of theirs that names the row they belong to; null where it takes more than one. */
  readonly link: string | null;
  /** There is one at most. */
  readonly isOne?: boolean;
}

export interface ConditionTable {
  /** What the viewer may not read of these rows, and so not filter by either. */
  readonly guards?: Pick<Entity, 'hiddenFields' | 'partlyHidden'>;
  readonly columns: TestedColumns;
  readonly relations?: Readonly<Record<string, CountedRelation>>;
}

const maxTests = 60;
const counts: Readonly<Record<string, string>> = {
  EQ: '=',
  NEQ: '<>',
  GT: '>',
  GTE: '>=',
  LT: '<',
  LTE: '<=',
};

/** What only those pass that have one related row or more. */
const atLeast: ReadonlySet<string> = new Set(['EQ', 'GT', 'GTE']);

/**
 * The `whereConditions` argument of a list: column, operator, value, AND, OR, HAS. Some values are everybody's and some
 * nobody's, so it is planned with those at hand.
 */
export function whereConditions(table: ConditionTable): Condition {
  return (value, asked) => {
    let tests = 0;
    const budget = () => {
      tests += 1;
      if (tests > maxTests) throw tooMany(`Conditions in ${asked.path}`, maxTests);
    };
    const condition = compileNode(nodeOf(value, asked.path), table, asked, budget);
    return condition === TRUE ? TRUE : sql`${sql.raw(plannedAnew)} ${condition}`;
  };
}

interface ConditionNode {
  readonly column: string | null;
  readonly operator: string;
  readonly value: unknown;
  readonly AND: readonly unknown[];
  readonly OR: readonly unknown[];
  readonly HAS: unknown;
}

/** Everything said in one node must hold; of its OR list, at least one. An empty node asks for nothing. */
function compileNode(node: ConditionNode, table: ConditionTable, asked: Asked, budget: () => void): Sql {
  budget();
  const below = (key: 'AND' | 'OR', member: unknown, index: number) => {
    const path = `${asked.path}.${key}.${index}`;
    return compileNode(nodeOf(member, path), table, { ...asked, path }, budget);
  };
  const pieces: Sql[] = [];
  if (node.column) pieces.push(compileTest(node, columnOf(table, node.column, asked), asked));
  if (node.AND.length > 0) pieces.push(and(node.AND.map((member, index) => below('AND', member, index))));
  if (node.OR.length > 0) pieces.push(or(node.OR.map((member, index) => below('OR', member, index))));
  if (node.HAS !== undefined && node.HAS !== null)
    pieces.push(compileHas(node.HAS, table, { ...asked, path: `${asked.path}.HAS` }, budget));
  return and(pieces);
}

function compileTest(node: ConditionNode, column: TestedColumn, asked: Asked): Sql {
  return compare({
    column,
    expression: column.expression(asked.alias, asked.viewer),
    operator: node.operator,
    value: node.value,
    path: asked.path,
  });
}

/** @throws validationFailed where the column is not there or the viewer may not read what it holds. */
function columnOf(table: ConditionTable, name: string, { path, viewer }: Asked): TestedColumn {
  const column = table.columns[name];
  if (!column)
    throw validationFailed({ [`${path}.column`]: ['This column does not belong to these records.'] });
  if (hides(table, column.field, viewer))
    throw validationFailed({ [`${path}.column`]: ['You may not filter by this.'] });
  return column;
}

/** Partly hidden counts: a filter would tell which hidden values match. */
function hides({ guards }: ConditionTable, field: string, viewer: Viewer): boolean {
  return (
    guards?.hiddenFields?.(viewer).has(field) === true || guards?.partlyHidden?.(viewer).has(field) === true
  );
}

/** How many related rows, visible to the viewer and meeting the condition, there are. */
function compileHas(value: unknown, table: ConditionTable, asked: Asked, budget: () => void): Sql {
  const { relation: name, operator, amount, condition } = hasOf(value, asked.path);
  const relation = table.relations?.[name];
  if (!relation)
    throw validationFailed({ [`${asked.path}.relation`]: ['This relation cannot be counted here.'] });
  const comparison = counts[operator];
  if (!comparison)
    throw validationFailed({ [`${asked.path}.operator`]: ['Only comparisons of numbers suit a count.'] });
  const alias = `${asked.alias}_has`;
  const path = `${asked.path}.condition`;
  const inner = condition
    ? compileNode(nodeOf(condition, path), relation, { ...asked, alias, path }, budget)
    : and([]);
  const rows = sql`from ${sql.id(relation.table)} ${sql.id(alias)} where ${and([
    relation.on(asked.alias, alias),
    relation.scope(alias, asked.viewer),
    inner,
  ])}`;
  if (relation.isOne === true) return hasOne(sql`exists (select 1 ${rows})`, comparison, amount);
  if (amount === 1 && operator === 'GTE') return sql`exists (select 1 ${rows})`;
  if (amount === 1 && operator === 'LT') return sql`not exists (select 1 ${rows})`;
  if (amount === 0 && operator === 'EQ') return sql`not exists (select 1 ${rows})`;
  const { kept, link } = relation;
  const id = sql.id(asked.alias, 'id');
  const compared = (number: Sql) => sql`${number} ${sql.raw(comparison)} ${amount}::int`;
  const all = (kept: KeptFigures) =>
    sql`${id} in (select "k".${sql.id(kept.key)} from ${sql.id(kept.table)} "k" where ${compared(sql`"k".${sql.id(kept.all)}`)})`;
  if (kept && inner === TRUE && kept.showsAllTo(asked.viewer)) return all(kept);
  // As many as are seen there must be at all: few have so many, and an index knows them.
  if (kept && inner === TRUE && amount > 0 && operator === 'GTE')
    return and([all(kept), compared(sql`(select count(*) ${rows})`)]);
  if (link === null || amount < 1 || !atLeast.has(operator)) return compared(sql`(select count(*) ${rows})`);
  // Grouped once: looked up for each row, a long list would be counted row by row.
  const own = sql.id(alias, link);
  return sql`${id} in (select ${own} from ${sql.id(relation.table)} ${sql.id(alias)} where ${and([relation.scope(alias, asked.viewer), inner])} group by ${own} having ${compared(sql.raw('count(*)'))})`;
}
/** Of what there is one of at most, one or none passes, both or neither. */
function hasOne(exists: Sql, comparison: string, amount: number): Sql {
  const passes = (number: number) => comparisons[comparison]?.(number, amount) === true;
  return or([passes(1) ? exists : FALSE, passes(0) ? sql`not ${exists}` : FALSE]);
}

const comparisons: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '=': (one, other) => one === other,
  '<>': (one, other) => one !== other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
};

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
