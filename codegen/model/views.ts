import type { TellFault } from '../hints/HintFault.ts';
import type { TypeHints } from '../hints/Hints.ts';
import type { ResourceModel, ViewModel } from './ResourceModel.ts';

type Listed = Pick<ResourceModel, 'type' | 'filters' | 'conditions'>;

/** The views that a list comes with, by hint. Tells of one that filters by what the list does not take. */
export function viewModels(
  { type, filters, conditions }: Listed,
  { views = {} }: Pick<TypeHints, 'views'>,
  tellFault: TellFault,
): readonly ViewModel[] {
  const keys = [...filters.map(({ name }) => name), ...(conditions ? [conditions.key] : [])];
  const models = Object.entries(views).map(([name, view]) => ({ name, ...view }));
  const place = ['types', type, 'views'];
  for (const { name, filter } of models)
    for (const key of Object.keys(filter).filter((one) => !keys.includes(one)))
      tellFault({
        place: [...place, name],
        name: key,
        why: `by which the list does not filter. It filters by ${keys.join(', ')}.`,
      });
  const first = models.filter(({ isFirst }) => isFirst).map(({ name }) => name);
  if (first.length > 1)
    tellFault({ place, why: `a list opens with one view, not with ${first.join(' and ')}.` });
  return models;
}
