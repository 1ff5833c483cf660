import { plainText } from '#src/fields/string/plainText.ts';
import { isValues, type Values } from '#src/data/isValues.ts';
import type { ConditionColumn, ConditionsDefinition } from './ConditionsDefinition.ts';
import { isSayable } from './isSayable.ts';

interface KnownConditions {
  /** Undefined where nothing of it is left. */
  readonly known: Values | undefined;
  /** Columns and relations that the list has no more, or of which something is said that it does not know; `conditions` for what is none. */
  readonly gone: readonly string[];
}

type Known = Pick<ConditionsDefinition, 'columns' | 'operators' | 'relations'>;

/** Parts the conditions that a list still has from those whose column or relation it has no more. */
export function knownConditions(where: unknown, definition: Known): KnownConditions {
  const gone = new Set<string>();
  const known = prune(where, definition, gone);
  return { known, gone: [...gone] };
}

const isKnown = (
  { operator, value }: Values,
  column: ConditionColumn | undefined,
  operators: readonly string[],
): boolean =>
  column !== undefined &&
  (typeof operator !== 'string' || operators.includes(operator)) &&
  (isPattern(operator)
    ? typeof value === 'string'
    : isSayable(value, { kind: column.kind, values: column.values, operator: plainText(operator) }));

/** A part of a choice's name is none of its values. */
const isPattern = (operator: unknown): boolean => operator === 'LIKE' || operator === 'NOT_LIKE';

/** What the contract takes for a condition, whatever it says. */
function isCondition(node: unknown): node is Values {
  if (!isValues(node)) return false;
  const { column = '', AND = [], OR = [], HAS = {} } = node;
  return typeof column === 'string' && Array.isArray(AND) && Array.isArray(OR) && isValues(HAS);
}

function prune(node: unknown, known: Known, gone: Set<string>): Values | undefined {
  if (!isCondition(node)) {
    gone.add('conditions');
    return undefined;
  }
  const { columns, operators } = known;
  const { column, HAS } = node;
  if (
    typeof column === 'string' &&
    !isKnown(
      node,
      columns.find(({ value }) => value === column),
      operators,
    )
  ) {
    gone.add(column);
    return undefined;
  }
  const has = isValues(HAS) ? knownHas(HAS, known, gone) : {};
  if (has === undefined) return undefined;
  const groups = (['AND', 'OR'] as const).flatMap((key) => {
    const list = node[key];
    const kept = (members: readonly unknown[]) =>
      members.map((part) => prune(part, known, gone)).filter((part) => part !== undefined);
    return Array.isArray(list) ? [[key, kept(list)] as const] : [];
  });
  if (groups.length > 0 && groups.every(([, list]) => list.length === 0)) return undefined;
  return { ...node, ...Object.fromEntries(groups), ...has };
}

/** What is counted without the conditions it had would be more than was asked for: it goes as a whole. */
function knownHas(has: Values, { relations, operators }: Known, gone: Set<string>): Values | undefined {
  const relation = relations.find(({ value }) => value === has.relation);
  if (relation === undefined) {
    gone.add(String(has.relation));
    return undefined;
  }
  if (!isValues(has.condition)) return { HAS: has };
  const before = gone.size;
  const condition = prune(has.condition, { columns: relation.columns, operators, relations: [] }, gone);
  return gone.size > before ? undefined : { HAS: { ...has, ...(condition && { condition }) } };
}
