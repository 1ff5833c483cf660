import { isValues } from '#src/data/isValues.ts';
import { isEmptyValue } from '#src/fields/value/valueAt.ts';
import { fromPattern, toPattern } from './textPattern.ts';

/** A condition as one edits it. `key` tells nodes apart while they move. */
export type ConditionNode = GroupNode | ColumnNode | RelationNode;

export interface GroupNode {
  readonly kind: 'group';
  readonly key: string;
  readonly any: boolean;
  readonly nodes: readonly ConditionNode[];
}

export interface ColumnNode {
  readonly kind: 'column';
  readonly key: string;
  readonly column: string;
  readonly operator: string;
  readonly value: unknown;
}

export interface RelationNode {
  readonly kind: 'relation';
  readonly key: string;
  readonly relation: string;
  readonly operator: string;
  /** Left empty, the contract's default counts. */
  readonly amount: number | null;
  /** What the related records are tested for; a saved view may hold it, and editing keeps it. */
  readonly condition?: unknown;
}

let last = 0;
export const newKey = (): string => `c${(last += 1)}`;

export const emptyGroup = (): GroupNode => ({ kind: 'group', key: newKey(), any: false, nodes: [] });

const withoutValue = ['IS_NULL', 'IS_NOT_NULL'];
export const takesValue = (operator: string): boolean => !withoutValue.includes(operator);
export const takesList = (operator: string): boolean => operator === 'IN' || operator === 'NOT_IN';
export const takesRange = (operator: string): boolean => operator === 'BETWEEN' || operator === 'NOT_BETWEEN';

const isComplete = ({ operator, value }: ColumnNode): boolean => {
  if (!takesValue(operator)) return true;
  if (takesRange(operator)) return Array.isArray(value) && value.length === 2 && !value.some(isEmptyValue);
  return !isEmptyValue(value);
};

export type Where = Readonly<Record<string, unknown>>;

/** The tree as the contract takes it; unfinished conditions are left out, undefined where nothing is left. */
export function toWhere(node: ConditionNode): Where | undefined {
  switch (node.kind) {
    case 'relation':
      return {
        HAS: {
          relation: node.relation,
          operator: node.operator,
          ...(node.amount === null ? {} : { amount: node.amount }),
          ...(node.condition === undefined ? {} : { condition: node.condition }),
        },
      };
    case 'column':
      return isComplete(node) ? comparisonOf(node) : undefined;
    case 'group': {
      const parts = node.nodes.map(toWhere).filter((part) => part !== undefined);
      return parts.length === 0 ? undefined : { [node.any ? 'OR' : 'AND']: parts };
    }
  }
}

function comparisonOf(node: ColumnNode): Where {
  const { operator, value } = toPattern(node);
  return { column: node.column, operator, ...(takesValue(operator) ? { value } : {}) };
}

/** The tree that a filter value was made of, to edit it again. */
export function fromWhere(where: unknown): GroupNode {
  const node = nodeOf(where);
  if (node === undefined) return emptyGroup();
  return node.kind === 'group' ? node : { ...emptyGroup(), nodes: [node] };
}

function nodeOf(where: unknown): ConditionNode | undefined {
  if (!isValues(where)) return undefined;
  const list = where.AND ?? where.OR;
  if (Array.isArray(list)) {
    return {
      kind: 'group',
      key: newKey(),
      any: where.AND === undefined,
      nodes: list.map(nodeOf).filter((node) => node !== undefined),
    };
  }
  if (isValues(where.HAS)) {
    const { relation, operator, amount, condition } = where.HAS;
    // The contract's defaults (spec §9): at least one.
    return {
      kind: 'relation',
      key: newKey(),
      relation: String(relation),
      operator: textOr(operator, 'GTE'),
      amount: typeof amount === 'number' ? amount : 1,
      ...(isValues(condition) ? { condition } : {}),
    };
  }
  if (typeof where.column !== 'string') return undefined;
  return {
    kind: 'column',
    key: newKey(),
    column: where.column,
    ...fromPattern({ operator: textOr(where.operator, 'EQ'), value: where.value ?? null }),
  };
}

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** How many conditions a filter value holds. */
export function countConditions(where: unknown): number {
  const count = (node: ConditionNode): number =>
    node.kind === 'group' ? node.nodes.reduce((sum, child) => sum + count(child), 0) : 1;
  return count(fromWhere(where));
}
