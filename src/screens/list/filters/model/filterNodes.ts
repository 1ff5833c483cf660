import type { Values } from '#src/data/isValues.ts';
import { isSame } from '#src/data/isSame.ts';
import { searchKey } from '#src/data/list/filterKey.ts';
import { isEmptyValue } from '#src/fields/value/valueAt.ts';
import { asPlainText, flagOf, fromPlainText, fromWhere, toWhere } from './conditionNodes.ts';
import { dayBounds, joinDays, momentBounds, readBound, type Bound } from './dayBounds.ts';
import { testOf, type FilterNode, type TestNode } from './FilterModel.ts';
import type { FilterKey, FilterProperty, KeyOperator } from './FilterProperty.ts';
import type { FilterScope } from './FilterScope.ts';
import { isChosen, isComplete, isDays } from './operators.ts';

/** The model of what a list is filtered by; what no property is known of stays what it is. */
export function readFilters(values: Values, scope: FilterScope): readonly FilterNode[] {
  const places = new Map(scope.properties.flatMap(keysIn));
  const nodes = Object.entries(values).flatMap(([key, value]): readonly FilterNode[] => {
    if (isEmptyValue(value)) return [];
    if (key === scope.conditions?.source) return fromWhere(value, scope);
    const place = places.get(key);
    if (place !== undefined) return [readKey(place, value)];
    return [testOf(key, isSearch(key, scope) ? 'CONTAINS' : 'EQ', value)];
  });
  return rangesJoined(nodes, new Set([...places.values()].map(({ property }) => property.name)));
}

/** Plain lists are searched in the browser: the contract has no filter for it. */
const isSearch = (key: string, { list }: FilterScope): boolean =>
  key === searchKey || list?.filters[key]?.operator === 'search';

interface Place {
  readonly property: FilterProperty;
  readonly operator: KeyOperator;
  readonly scalar: FilterKey['scalar'];
}

const keysIn = (property: FilterProperty): readonly (readonly [string, Place])[] =>
  Object.entries(property.keys).map(([operator, { key, scalar }]) => [
    key,
    // The keys of `keys` are these.
    { property, operator: operator as KeyOperator, scalar },
  ]);

function readKey({ property, operator, scalar }: Place, value: unknown): TestNode {
  const plain = fromPlainText(value);
  if (operator === 'not_in') return testOf(property.name, 'NOT_IN', [plain].flat());
  if (operator === 'in' || (operator === 'eq' && isChosen(property.kind)))
    return testOf(property.name, 'IN', [plain].flat());
  if (operator === 'eq')
    return testOf(property.name, 'EQ', property.kind === 'boolean' ? flagOf(plain) : plain);
  const bound = { operator: operator.toUpperCase(), value };
  const read = scalar === 'dateTime' ? readBound(bound) : bound;
  return testOf(property.name, read.operator, read.value);
}

/** Of what two keys bound, from and before, one test is made. */
function rangesJoined(nodes: readonly FilterNode[], keyed: ReadonlySet<string>): readonly FilterNode[] {
  const left = [...nodes];
  for (const from of nodes) {
    if (from.kind !== 'test' || from.operator !== 'GTE' || !keyed.has(from.property)) continue;
    for (const to of left) {
      const joined = to.kind === 'test' && left.includes(from) ? joinDays(from, to) : undefined;
      if (joined === undefined) continue;
      left.splice(left.indexOf(from), 1, joined);
      left.splice(left.indexOf(to), 1);
      break;
    }
  }
  return left;
}

/**
 * What the list is filtered by, as its address keeps it: by a key where there is one for it, else by conditions. What is
 * said twice is kept once.
 */
export function writeFilters(nodes: readonly FilterNode[], scope: FilterScope): Values {
  const values: Record<string, unknown> = {};
  const conditions: Values[] = [];
  for (const node of nodes) {
    if (node.kind === 'test' && !isComplete(node)) continue;
    const keyed = node.kind === 'test' ? keyValues(node, scope) : undefined;
    if (keyed !== undefined && Object.keys(keyed).every((key) => isSame(values[key], keyed[key]))) continue;
    const isFree = keyed !== undefined && Object.keys(keyed).every((key) => values[key] === undefined);
    const where = isFree ? undefined : toWhere(node, scope);
    if (conditions.some((condition) => isSame(condition, where))) continue;
    if (where !== undefined) conditions.push(where);
    // What only a key can say takes the place of what was said by it before.
    else if (keyed !== undefined) Object.assign(values, keyed);
  }
  const source = scope.conditions?.source;
  return conditions.length === 0 || source === undefined
    ? values
    : { ...values, [source]: { AND: conditions } };
}

/** A test by the keys of `where`; undefined where these cannot say it. */
function keyValues(test: TestNode, scope: FilterScope): Values | undefined {
  const property = scope.propertyOf(test.property);
  const { operator, value } = test;
  if (property === undefined) return { [test.property]: value };
  const { keys, kind } = property;
  if (operator === 'IN' || operator === 'NOT_IN') return listValue(property, operator, [value].flat());
  if (isDays(kind)) return boundValues(dayBounds({ operator, value }), keys);
  if (operator === 'EQ' && keys.eq) return { [keys.eq.key]: asPlainText(value, property) };
  return boundValues([{ operator, value }], keys);
}

function listValue(
  property: FilterProperty,
  operator: 'IN' | 'NOT_IN',
  list: readonly unknown[],
): Values | undefined {
  const { keys } = property;
  const several = operator === 'IN' ? keys.in : keys.not_in;
  if (several !== undefined) return { [several.key]: asPlainText(list, property) };
  return operator === 'IN' && keys.eq !== undefined && list.length === 1
    ? { [keys.eq.key]: asPlainText(list[0], property) }
    : undefined;
}

const boundOf: Readonly<Record<string, KeyOperator>> = { GTE: 'gte', LT: 'lt', GT: 'gt', LTE: 'lte' };

function boundValues(bounds: readonly Bound[] | undefined, keys: FilterProperty['keys']): Values | undefined {
  if (bounds === undefined) return undefined;
  const entries = bounds.map(({ operator, value }) => {
    const place = boundOf[operator];
    const key = place && keys[place];
    if (key === undefined) return undefined;
    const [moment] = key.scalar === 'dateTime' ? momentBounds({ operator, value }) : [];
    return [key.key, moment?.value ?? value] as const;
  });
  const found = entries.filter((entry) => entry !== undefined);
  return found.length === entries.length ? Object.fromEntries(found) : undefined;
}
