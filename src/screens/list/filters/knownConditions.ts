import { isValues, type Values } from '#src/data/isValues.ts';
import type { ConditionsDefinition } from '#src/screens/conditions/ConditionsDefinition.ts';

interface KnownConditions {
  /** Undefined where nothing of it is left. */
  readonly known: Values | undefined;
  /** Columns and relations that the list has no more. */
  readonly gone: readonly string[];
}

/** Parts the conditions that a list still has from those whose column or relation it has no more. */
export function knownConditions(
  where: unknown,
  { columns, relations }: Pick<ConditionsDefinition, 'columns' | 'relations'>,
): KnownConditions {
  const names = new Set([...columns.map(({ value }) => value), ...relations]);
  const gone = new Set<string>();
  const prune = (node: unknown): Values | undefined => {
    if (!isValues(node)) return undefined;
    const tested = [node.column, isValues(node.HAS) ? node.HAS.relation : undefined];
    const lost = tested.filter((name) => typeof name === 'string').filter((name) => !names.has(name));
    lost.forEach((name) => gone.add(name));
    if (lost.length > 0) return undefined;
    const groups = (['AND', 'OR'] as const).flatMap((key) => {
      const list = node[key];
      return Array.isArray(list)
        ? [[key, list.map(prune).filter((part) => part !== undefined)] as const]
        : [];
    });
    if (groups.length > 0 && groups.every(([, list]) => list.length === 0)) return undefined;
    return { ...node, ...Object.fromEntries(groups) };
  };
  const known = prune(where);
  return { known, gone: [...gone] };
}
