import { isValues, type Values } from '#src/data/isValues.ts';
import { isUnknownWord } from '#schema/sentFilter.ts';
import type { ConditionColumn, ConditionsDefinition } from './ConditionsDefinition.ts';

interface KnownConditions {
  /** Undefined where nothing of it is left. */
  readonly known: Values | undefined;
  /** Columns and relations that the list has no more, or of which a word is said that nobody knows. */
  readonly gone: readonly string[];
}

type Known = Pick<ConditionsDefinition, 'columns' | 'relations'>;

/** Parts the conditions that a list still has from those whose column or relation it has no more. */
export function knownConditions(where: unknown, definition: Known): KnownConditions {
  const gone = new Set<string>();
  const known = prune(where, definition, gone);
  return { known, gone: [...gone] };
}

/** Days and people may be said by words: what a word stands for has to be known too. */
const isKnown = (column: ConditionColumn | undefined, value: unknown): boolean =>
  column !== undefined && !(worded.includes(column.kind) && isUnknownWord(value));

const worded: readonly ConditionColumn['kind'][] = ['date', 'dateTime', 'reference'];

function prune(node: unknown, { columns, relations }: Known, gone: Set<string>): Values | undefined {
  if (!isValues(node)) return undefined;
  const { column, HAS } = node;
  if (
    typeof column === 'string' &&
    !isKnown(
      columns.find(({ value }) => value === column),
      node.value,
    )
  ) {
    gone.add(column);
    return undefined;
  }
  const has = isValues(HAS) ? knownHas(HAS, relations, gone) : {};
  if (has === undefined) return undefined;
  const groups = (['AND', 'OR'] as const).flatMap((key) => {
    const list = node[key];
    const kept = (members: readonly unknown[]) =>
      members.map((part) => prune(part, { columns, relations }, gone)).filter((part) => part !== undefined);
    return Array.isArray(list) ? [[key, kept(list)] as const] : [];
  });
  if (groups.length > 0 && groups.every(([, list]) => list.length === 0)) return undefined;
  return { ...node, ...Object.fromEntries(groups), ...has };
}

/** What is counted without the conditions it had would be more than was asked for: it goes as a whole. */
function knownHas(has: Values, relations: Known['relations'], gone: Set<string>): Values | undefined {
  const relation = relations.find(({ value }) => value === has.relation);
  if (relation === undefined) {
    gone.add(String(has.relation));
    return undefined;
  }
  if (!isValues(has.condition)) return { HAS: has };
  const before = gone.size;
  const condition = prune(has.condition, { columns: relation.columns, relations: [] }, gone);
  return gone.size > before ? undefined : { HAS: { ...has, ...(condition && { condition }) } };
}
