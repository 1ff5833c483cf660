import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, FALSE, or, TRUE, type Sql } from '#server/db/conditions.ts';
import { tooMany, validationFailed } from '#server/errors/errors.ts';
import type { Asked, Condition } from './condition.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { plannedAnew } from '#server/db/plannedAnew.ts';
import { comparedCount, comparisonOf, type CountedRows } from './comparedCount.ts';
import { isHeld } from './isHeld.ts';
import { amongAll } from './amongAll.ts';
import { affirmed, compare, emptied, hasTrigram, opposites } from './operators.ts';
import { type OwnersTest, ofOwner } from './ofOwner.ts';
import type { Guards, TestedColumn, TestedColumns } from './testedColumn.ts';

/** Rows that belong to the listed row and can be counted by HAS. */
interface CountedRelation extends ConditionTable, CountedRows {}

export interface ConditionTable {
  readonly guards?: Guards;
  readonly columns: TestedColumns;
  readonly relations?: Readonly<Record<string, CountedRelation>>;
}

const maxTests = 60;
/** What is worked out for each row takes as long as so many columns. */
const derivedTests = 10;

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

/**
 * Everything said in one node must hold; of its OR list, at least one. An empty node asks for nothing.
 * @throws validationFailed where a comparison names no column.
 */
function compileNode(node: ConditionNode, table: ConditionTable, asked: Asked, budget: Budget): Sql {
  budget(1);
  const below = (key: 'AND' | 'OR', member: unknown, index: number) => {
    const path = `${asked.path}.${key}.${index}`;
    const offer = key === 'AND' ? asked.offer : undefined;
    return compileNode(nodeOf(member, path), table, { ...asked, path, offer }, budget);
  };
  const pieces: Sql[] = [];
  if (node.column) pieces.push(compileTest(node, columnOf(table, node.column, asked), asked, budget));
  else if (comparesSomething(node))
    throw validationFailed(`${asked.path}.column`, 'Say which column is compared.');
  if (node.AND.length > 0) pieces.push(and(node.AND.map((member, index) => below('AND', member, index))));
  if (node.OR.length > 0) pieces.push(or(node.OR.map((member, index) => below('OR', member, index))));
  if (node.HAS !== undefined && node.HAS !== null)
    pieces.push(compileHas(node.HAS, table, { ...asked, path: `${asked.path}.HAS` }, budget));
  return and(pieces);
}

/** The contract fills in EQ wherever no operator is named. */
const comparesSomething = ({ operator, value }: ConditionNode): boolean =>
  operator !== 'EQ' || (value !== undefined && value !== null);

function compileTest(node: ConditionNode, column: TestedColumn, asked: Asked, budget: Budget): Sql {
  if (column.isDerived === true) budget(derivedTests);
  const { operator, value } = node;
  if ('holds' in column) return isHeld({ column, operator, value, asked });
  const test: OwnersTest = (alias, asks) => {
    const compared = (expression: Sql) =>
      compare({ column, expression, operator: asks, value, path: asked.path });
    const { implied, sufficient } = column.shortcut ?? {};
    if (column.shortcut && asked.instead)
      return column.shortcut[asked.instead]?.(alias, asked.viewer, compared) ?? FALSE;
    const itself = compared(column.expression(alias, asked.viewer));
    return and([
      implied?.(alias, asked.viewer, compared) ?? TRUE,
      // One thing to the planner, who takes several tests of the same for independent.
      sufficient
        ? sql`case when ${sufficient(alias, asked.viewer, compared)} then true else ${itself} end`
        : itself,
    ]);
  };
  if (column.owner) return ofOwner(column.owner, { operator, value, asked, test });
  if (column.ofAll) return amongAll(column.ofAll, { operator, value, asked, test });
  const itself = test(asked.alias, operator);
  const { offer } = asked;
  if (!offer) return itself;
  // Words are found by an index where few rows have them; else each row is read, and its words are made comparable.
  const isOfWords = operator.endsWith('LIKE');
  if (isOfWords && (typeof value !== 'string' || !hasTrigram(value))) return itself;
  const isWorkedOut = column.isDerived === true || column.shortcut !== undefined;
  const denied = isWorkedOut && !isOfWords ? undefined : affirmed[emptied(operator, value)];
  const allBut = denied === undefined ? undefined : test(asked.alias, denied);
  const isTaken =
    // No index knows the words of what is worked out.
    (operator === 'LIKE' && column.isDerived !== true && offer({ test: itself })) ||
    // Where it is to stop at some, the planner would look for words row by row.
    (allBut !== undefined && offer(isOfWords ? { allBut } : { allBut, test: itself }));
  return isTaken ? TRUE : itself;
}

/** @throws validationFailed where the column is not there or the viewer may not read what it holds. */
function columnOf(table: ConditionTable, name: string, { path, viewer }: Asked): TestedColumn {
  const column = table.columns[name];
  if (!column) throw validationFailed(`${path}.column`, 'This column does not belong to these records.');
  if (hides(column.owner ? column.owner.guards : table.guards, column.field, viewer))
    throw notToFilterBy(`${path}.column`);
  return column;
}

export const notToFilterBy = (path: string) => validationFailed(path, 'You may not filter by this.');

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
  if (!relation) throw validationFailed(`${asked.path}.relation`, 'This relation cannot be counted here.');
  const comparison = comparisonOf(operator);
  if (!comparison)
    throw validationFailed(`${asked.path}.operator`, 'Only comparisons of numbers suit a count.');
  const alias = `${asked.alias}_has`;
  const path = `${asked.path}.condition`;
  const ofThem = { ...asked, alias, path, offer: undefined };
  const node = condition ? nodeOf(condition, path) : null;
  const inner = node ? compileNode(node, relation, ofThem, budget) : TRUE;
  const unmet = node && unmetBy(node, relation, ofThem);
  return comparedCount({ rows: relation, comparison, amount, alias, inner, unmet, asked });
}

/** What rows meet that do not meet one comparison of their own, where that is one too; else null. */
function unmetBy(node: ConditionNode, { columns }: ConditionTable, asked: Asked): Sql | null {
  const { column: name, operator, value, AND, OR, HAS } = node;
  const column = name === null ? undefined : columns[name];
  if (!column || 'holds' in column || column.owner || column.ofAll || column.shortcut) return null;
  if (AND.length + OR.length > 0 || (HAS !== undefined && HAS !== null) || value === null) return null;
  const opposite = affirmed[operator] ?? (column.isFilled === true ? opposites[operator] : undefined);
  if (opposite === undefined) return null;
  const expression = column.expression(asked.alias, asked.viewer);
  return compare({ column, expression, operator: opposite, value, path: asked.path });
}

function nodeOf(value: unknown, path: string): ConditionNode {
  if (!isRecord(value)) throw validationFailed(path, 'A condition is needed.');
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
  if (!isRecord(value)) throw validationFailed(path, 'A relation is needed.');
  const { relation, operator, amount, condition } = value;
  return {
    relation: typeof relation === 'string' ? relation : '',
    operator: typeof operator === 'string' ? operator : 'GTE',
    amount: typeof amount === 'number' ? amount : 1,
    condition,
  };
}
