import { humanise } from '#src/fields/wording/humanise.ts';
import type { ConditionsDefinition } from './ConditionsDefinition.ts';

interface GoneWords {
  /** As react-admin's: `_` is what is said where there is no translation. */
  readonly translate: (key: string, otherwise: { readonly _: string }) => string;
  readonly resource: string;
  readonly conditions: ConditionsDefinition | undefined;
}

/** What was taken off, in the words of the filter: a key, a column that is tested, here or of related records, a relation. */
export function goneNames(gone: readonly string[], words: GoneWords): readonly string[] {
  return [...new Set(gone.map((name) => goneName(name, words)))];
}

function goneName(name: string, { translate, resource, conditions }: GoneWords): string {
  const { columns = [], relations = [] } = conditions ?? {};
  const own = columns.find(({ value }) => value === name);
  const relation = own === undefined ? relations.find((one) => one.columns.some(isIt)) : undefined;
  const source = (own ?? relation?.columns.find(isIt))?.source ?? sourceOf(name);
  const of = `resources.${relation?.resource ?? resource}`;
  // The translation of what is nearest to the name comes first.
  return [`filters.${name}`, `conditions.${name}`, `fields.${source}`].reduceRight(
    (otherwise, key) => translate(`${of}.${key}`, { _: otherwise }),
    humanise(name),
  );

  function isIt({ value }: { readonly value: string }): boolean {
    return value === name;
  }
}

/** A column that is kept from the viewer, or gone, is called as its field: AUTHOR_ID as author. */
const sourceOf = (name: string): string =>
  (name === name.toUpperCase() ? name.toLowerCase() : name)
    .replace(/_id$/, '')
    .replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
