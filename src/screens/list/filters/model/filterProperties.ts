import type { FilterMeta, ListMeta } from '#src/data/ResourceMeta.ts';
import type { ConditionColumn, ConditionsDefinition } from '../ConditionsDefinition.ts';
import type { FilterElement, FilterElementProps } from '../filterElement.ts';
import type { FilterKey, FilterProperty, KeyOperator, PropertyKind } from './FilterProperty.ts';
import { isChosen, isDays, needs, operatorsOf } from './operators.ts';

export interface FilterSources {
  readonly filters: readonly FilterElement[];
  readonly list: ListMeta | undefined;
  readonly conditions: ConditionsDefinition | undefined;
}

/** Everything that a list can be narrowed by, each once: a key and a column of one field are one property. */
export function filterProperties({ filters, list, conditions }: FilterSources): readonly FilterProperty[] {
  const columns = conditions?.columns ?? [];
  const keyed = new Map<string, KeyedDraft>();
  for (const element of filters) {
    const { source: key } = element.props;
    const meta = list?.filters[key];
    const source = meta?.source?.replace(/\.id$/i, '');
    const operator = operatorOf(key, meta);
    const name = source ?? key;
    const draft = keyed.get(name) ?? { source, keys: {} };
    keyed.set(name, {
      ...draft,
      keys: { ...draft.keys, [operator]: { key, scalar: meta?.scalar, element } },
    });
  }
  const ofColumns = columns.map((column) => {
    const name = column.source ?? column.filter ?? '';
    const draft = keyed.get(name);
    keyed.delete(name);
    return propertyOf(column.value, draft, column, conditions);
  });
  const ofKeys = [...keyed].map(([name, draft]) => propertyOf(name, draft, undefined, conditions));
  return [...ofKeys, ...ofColumns].filter(({ operators }) => operators.length > 0);
}

/** What conditions on related records can test. */
export const relatedProperties = (
  columns: readonly ConditionColumn[],
  conditions: ConditionsDefinition,
): readonly FilterProperty[] =>
  columns.map((column) => propertyOf(column.value, undefined, column, conditions));

interface KeyedDraft {
  readonly source: string | undefined;
  readonly keys: Readonly<Partial<Record<KeyOperator, FilterKey>>>;
}

function operatorOf(key: string, meta: FilterMeta | undefined): KeyOperator {
  if (/_not_in$|NotIn$/.test(key)) return 'not_in';
  switch (meta?.operator) {
    case 'gte':
    case 'gt':
    case 'lte':
    case 'lt':
      return meta.operator;
    case 'eq':
    case 'in':
    case 'condition':
    case 'search':
    case undefined:
      return meta?.list === true ? 'in' : 'eq';
  }
}

function propertyOf(
  name: string,
  draft: KeyedDraft | undefined,
  column: ConditionColumn | undefined,
  conditions: ConditionsDefinition | undefined,
): FilterProperty {
  const keys = draft?.keys ?? {};
  const said = propsOf(Object.values(keys)[0]);
  const kind =
    said.reference === undefined ? (column?.kind ?? kindOf(Object.values(keys)[0], said)) : 'reference';
  const property = {
    name,
    kind,
    source: column?.source ?? draft?.source,
    keys,
    ...(column !== undefined && { column }),
    ...choicesOf(said.name ?? column?.name, said.values ?? column?.values),
    ...defined('reference', said.reference ?? column?.reference),
    ...defined('label', said.label ?? column?.label),
  };
  return { ...property, operators: offeredOperators(property, conditions?.operators ?? []) };
}

const defined = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: Value };

const choicesOf = (name: string | undefined, values: readonly string[] | undefined) =>
  name === undefined || values === undefined ? {} : { choices: { name, values } };

type SaidProps = Partial<FilterElementProps>;

const propsOf = (key: FilterKey | undefined): SaidProps => key?.element?.props ?? {};

const kinds: Readonly<Partial<Record<FilterMeta['scalar'], PropertyKind>>> = {
  int: 'int',
  float: 'float',
  boolean: 'boolean',
  date: 'date',
  dateTime: 'dateTime',
};

const kindOf = (key: FilterKey | undefined, { values }: SaidProps): PropertyKind | undefined =>
  values !== undefined ? 'enum' : key?.scalar && kinds[key.scalar];

/** By its column all that suits its kind, by its keys what these say; a choice among one is no list. */
function offeredOperators(
  { kind, column, keys }: Pick<FilterProperty, 'kind' | 'column' | 'keys'>,
  contract: readonly string[],
): readonly string[] {
  const byKeys = operatorsOfKeys(kind, keys);
  const suited = operatorsOf(kind);
  const byColumn = column === undefined ? [] : operatorsOfColumn(column, suited ?? contract, contract);
  const order = [...(suited ?? contract), 'EQ', 'IN', 'NOT_IN', 'GTE', 'LT', 'GT', 'LTE'];
  return [...new Set(order)].filter((operator) => byColumn.includes(operator) || byKeys.includes(operator));
}

function operatorsOfColumn(
  { filter }: ConditionColumn,
  suited: readonly string[],
  contract: readonly string[],
): readonly string[] {
  const sayable = suited.filter((operator) =>
    (needs[operator] ?? [operator]).every((each) => contract.includes(each)),
  );
  return filter === undefined ? sayable : sayable.filter((operator) => isOrIsNot.includes(operator));
}

const isOrIsNot: readonly string[] = ['EQ', 'NEQ', 'IN', 'NOT_IN'];

function operatorsOfKeys(kind: PropertyKind | undefined, keys: FilterProperty['keys']): readonly string[] {
  const both = isDays(kind) && keys.gte !== undefined && keys.lt !== undefined;
  return [
    ...(keys.in === undefined ? [] : ['IN']),
    ...(keys.not_in === undefined ? [] : ['NOT_IN']),
    ...(keys.eq === undefined ? [] : [isChosen(kind) ? 'IN' : 'EQ']),
    ...(['gte', 'lt', 'gt', 'lte'] as const).flatMap((bound) =>
      keys[bound] === undefined ? [] : [bound.toUpperCase()],
    ),
    ...(both ? ['WITHIN', 'EQ', 'BETWEEN'] : []),
  ];
}

/** Whether more than one value can be asked for at once. */
export const takesSeveral = ({ keys, column }: FilterProperty, operator: string): boolean =>
  column !== undefined || (operator === 'NOT_IN' ? keys.not_in : keys.in) !== undefined;
