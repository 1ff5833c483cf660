import type { InputShape } from '../FieldShapes.ts';
import type { ResourceModel } from '../ResourceModel.ts';

type Chosen = Extract<InputShape, { readonly kind: 'reference' | 'references' }>;

/** The records that a filter or a column, of the related records too, chooses among. */
export function chosenBy({ filters, conditions }: ResourceModel): readonly Chosen[] {
  const { columns = [], relations = [] } = conditions ?? {};
  return [...filters, ...columns, ...relations.flatMap((relation) => relation.columns)]
    .map(({ shape }) => shape)
    .filter((shape) => shape?.kind === 'reference' || shape?.kind === 'references');
}

/** All paths by which some filter names a record of a resource, its own first, and tells it from its namesakes. */
export const pickedOf = (
  { name, representation, apart }: ResourceModel,
  all: readonly ResourceModel[],
): readonly string[] => {
  const chosen = all.flatMap(chosenBy).filter(({ resource }) => resource === name);
  if (chosen.length === 0) return representation;
  return [...new Set([...representation, ...chosen.flatMap((shape) => shape.representation), ...apart])];
};
