import { isValues, type Values } from '#src/data/isValues.ts';
import { amountWord, fromEachCurrency, readAmountWord } from '#schema/anyCurrency.ts';
import { viewerValue } from '#schema/sentFilter.ts';
import { dayBounds, isWithin, joinDays, momentBounds, readBound, type Bound } from './dayBounds.ts';
import {
  flattened,
  groupOf,
  newKey,
  testOf,
  type FilterNode,
  type GroupNode,
  type HasNode,
  type TestNode,
} from './FilterModel.ts';
import type { FilterProperty } from './FilterProperty.ts';
import type { FilterScope } from './FilterScope.ts';
import { isChosen, isComplete, isMoment, takesList, takesValue } from './operators.ts';
import { fromPattern, toPattern } from './textPattern.ts';

/** A node as the contract's conditions take it; undefined where it is unfinished, or is no matter of columns. */
export function toWhere(node: FilterNode, scope: FilterScope): Values | undefined {
  switch (node.kind) {
    case 'test':
      return isComplete(node) ? comparison(node, scope.propertyOf(node.property)) : undefined;
    case 'has':
      return hasWhere(node, scope);
    case 'group': {
      const parts = node.nodes.map((child) => toWhere(child, scope)).filter((part) => part !== undefined);
      return parts.length === 0 ? undefined : { [node.any ? 'OR' : 'AND']: parts };
    }
  }
}

function hasWhere({ relation, operator, amount, group }: HasNode, scope: FilterScope): Values {
  const condition = toWhere(group, scope.related(relation));
  return {
    HAS: {
      relation,
      operator,
      ...(amount === null ? {} : { amount }),
      ...(condition === undefined ? {} : { condition }),
    },
  };
}

function comparison(test: TestNode, property: FilterProperty | undefined): Values | undefined {
  const column = property === undefined ? test.property : property.column?.value;
  if (column === undefined) return undefined;
  const bounds = boundsOf(test, property).map(({ operator, value }) => ({
    column,
    operator,
    ...(takesValue(operator) ? { value } : {}),
  }));
  return bounds.length === 1 ? bounds[0] : { AND: bounds };
}

function boundsOf({ operator, value }: TestNode, property: FilterProperty | undefined): readonly Bound[] {
  if (!takesValue(operator)) return [{ operator, value }];
  if (isMoment(property?.kind)) return momentBounds({ operator, value });
  if (operator === 'WITHIN' || (property?.kind === 'date' && isWithin(operator, value)))
    return dayBounds({ operator, value }) ?? [];
  if (property?.kind === 'date') return [{ operator, value }];
  const currency = property?.column?.currency;
  if (currency !== undefined) return [{ operator, value: amountsIn(value, currency) }];
  return [written(one({ operator, value }), property)];
}

/** H7: what is compared with amounts in several currencies is as much in each. */
function amountsIn(value: unknown, currency: string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => amountsIn(one, currency));
  return typeof value === 'number' ? amountWord(value, currency) : value;
}

function fromAmounts(value: unknown): unknown {
  return Array.isArray(value) ? value.map(fromAmounts) : (readAmountWord(value)?.hundredths ?? value);
}

/** One of a single value is that value: both spellings are read, and this is the one that is written. */
function one({ operator, value }: Bound): Bound {
  if (!takesList(operator) || !Array.isArray(value) || value.length !== 1) return { operator, value };
  const [only] = value as readonly unknown[];
  return { operator: operator === 'IN' ? 'EQ' : 'NEQ', value: only };
}

function written(bound: Bound, property: FilterProperty | undefined): Bound {
  const { operator, value } = toPattern(bound);
  return { operator, value: asPlainText(value, property) };
}

/** A text that begins with @ means itself; only of a relation "@me" means somebody. */
export function asPlainText(value: unknown, property: FilterProperty | undefined): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => asPlainText(item, property));
  if (typeof value !== 'string' || !value.startsWith('@')) return value;
  return property?.reference !== undefined && value === viewerValue ? value : `@${value}`;
}

export function fromPlainText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromPlainText);
  return typeof value === 'string' && value.startsWith('@@') ? value.slice(1) : value;
}

/** The nodes that conditions were made of, all of which must hold. */
export const fromWhere = (where: unknown, scope: FilterScope): readonly FilterNode[] =>
  flattened(partsOf(where, scope));

/** Everything said in one node must hold: its comparison, its lists, its relation. */
function partsOf(where: unknown, scope: FilterScope): readonly FilterNode[] {
  if (!isValues(where)) return [];
  const { column, AND, OR, HAS } = where;
  return [
    ...(typeof column === 'string' ? [readTest(column, where, scope.propertyOf(column))] : []),
    ...(Array.isArray(AND) ? [joined(groupOf(AND.map((part) => nodeOf(part, scope))))] : []),
    ...(Array.isArray(OR) && OR.length > 0 ? [readAny(OR, scope)] : []),
    ...(isValues(HAS) ? [readHas(HAS, scope)] : []),
  ];
}

function readAny(any: readonly unknown[], scope: FilterScope): FilterNode {
  const amount = fromEachCurrency(any);
  const property = amount && scope.propertyOf(String(amount.column));
  if (amount !== undefined && property?.column?.currency !== undefined)
    return readTest(property.name, amount, property);
  return groupOf(
    any.map((part) => nodeOf(part, scope)),
    true,
  );
}

function nodeOf(where: unknown, scope: FilterScope): FilterNode {
  const [only, ...others] = partsOf(where, scope);
  return only !== undefined && others.length === 0 ? only : groupOf(partsOf(where, scope));
}

/** Two bounds of one day or one range are one comparison. */
function joined(group: GroupNode): FilterNode {
  const [from, to, ...others] = group.nodes;
  if (from?.kind !== 'test' || to?.kind !== 'test' || others.length > 0) return group;
  return joinDays(from, to) ?? group;
}

function readTest(name: string, where: Values, property: FilterProperty | undefined): TestNode {
  const operator = typeof where.operator === 'string' ? where.operator : 'EQ';
  const value = where.value ?? null;
  if (value === null && operator === 'EQ') return testOf(name, 'IS_NULL', null);
  if (value === null && operator === 'NEQ') return testOf(name, 'IS_NOT_NULL', null);
  const said = isMoment(property?.kind)
    ? readBound({ operator, value })
    : fromPattern({
        operator,
        value: fromPlainText(property?.column?.currency ? fromAmounts(value) : value),
      });
  const read = isChosen(property?.kind) ? asList(said) : said;
  return testOf(name, read.operator, property?.kind === 'boolean' ? flagOf(read.value) : read.value);
}

function asList({ operator, value }: Bound): Bound {
  const list = operator === 'EQ' ? 'IN' : operator === 'NEQ' ? 'NOT_IN' : operator;
  return { operator: list, value: takesList(list) ? [value].flat() : value };
}

/** Addresses keep a yes as text too. */
export const flagOf = (value: unknown): unknown =>
  value === 'true' ? true : value === 'false' ? false : value;

function readHas({ relation, operator, amount, condition }: Values, scope: FilterScope): HasNode {
  const name = String(relation);
  const [only, ...others] = partsOf(condition, scope.related(name));
  const group = only?.kind === 'group' && others.length === 0 ? only : groupOf(only ? [only, ...others] : []);
  return {
    kind: 'has',
    key: newKey(),
    relation: name,
    // The contract's defaults (spec §9): at least one.
    operator: typeof operator === 'string' ? operator : 'GTE',
    amount: typeof amount === 'number' ? amount : 1,
    group,
  };
}
