import { HintError, type TypeHints } from '../hints/Hints.ts';
import type { ResourceModel, ViewModel } from './ResourceModel.ts';

type Listed = Pick<ResourceModel, 'type' | 'filters' | 'conditions'>;

/** The views that a list comes with, by hint. Throws for one that filters by what the list does not take. */
export function viewModels(
  { type, filters, conditions }: Listed,
  { views = {} }: Pick<TypeHints, 'views'>,
): readonly ViewModel[] {
  const keys = [...filters.map(({ name }) => name), ...(conditions ? [conditions.key] : [])];
  const models = Object.entries(views).map(([name, view]) => ({ name, ...view }));
  for (const { name, filter } of models) {
    const gone = Object.keys(filter).find((key) => !keys.includes(key));
    if (gone !== undefined)
      throw new HintError(
        `hints.types.${type}.views.${name} filters by '${gone}', which the list does not take. It takes ${keys.join(', ')}.`,
      );
  }
  const first = models.filter(({ isFirst }) => isFirst);
  if (first.length > 1)
    throw new HintError(
      `hints.types.${type}.views: a list opens with one view, not with ${first.map(({ name }) => name).join(' and ')}.`,
    );
  return models;
}
