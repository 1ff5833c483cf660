import type { InputMeta, UpdateMeta } from '#src/data/ResourceMeta.ts';
import { isSame } from '#src/data/isSame.ts';
import { isEmptyValue, valueAt } from '#src/fields/value/valueAt.ts';

export type Side = 'own' | 'duplicates';

/** A field in which two records of one person are not the same. */
export interface DifferingField {
  /** As the inputs of the contract are named. */
  readonly name: string;
  readonly source: string;
  readonly own: unknown;
  readonly duplicates: unknown;
  /** Where one of them says nothing, the other does. */
  readonly usual: Side;
}

const kinds: ReadonlySet<InputMeta['kind']> = new Set(['value', 'id', 'ids']);

/** What of two records cannot be kept of both, in the order of the form. */
export function differingFields(
  { inputs, version, idInput = 'id', reason }: Pick<UpdateMeta, 'inputs' | 'version' | 'idInput' | 'reason'>,
  own: object,
  duplicate: object,
): readonly DifferingField[] {
  return inputs
    .filter(
      ({ name, source, kind }) =>
        kinds.has(kind) && name !== idInput && name !== version?.input && source !== reason,
    )
    .map(({ name, source }) => {
      const path = source.replace(/\.id$/, '');
      return { name, source, own: valueAt(own, path), duplicates: valueAt(duplicate, path) };
    })
    .filter((field) => !isAlike(field.own, field.duplicates))
    .map((field) => ({ ...field, usual: isEmptyValue(field.own) ? 'duplicates' : 'own' }));
}

/** What is empty in both is the same, however it is empty; a list in another order is the same list. */
function isAlike(one: unknown, other: unknown): boolean {
  if (isEmptyValue(one) && isEmptyValue(other)) return true;
  return isSame(inAnyOrder(one), inAnyOrder(other));
}

const inAnyOrder = (value: unknown): unknown => (Array.isArray(value) ? value.map(String).sort() : value);
