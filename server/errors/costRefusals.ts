import { agreeing, counted } from '../words/counted.ts';
import { refusedAt, UserError } from './errors.ts';

/** What a change of cost categories is refused for (E3). */

/** `path` is where the category was given. */
export const categoryCycle = (path: string) =>
  refusedAt(`${path}.parent_id`, 'CATEGORY_CYCLE', 'A category cannot be moved below itself.');

export const categoryInUse = ({ costs, children }: { readonly costs: number; readonly children: number }) =>
  new UserError(
    'CATEGORY_IN_USE',
    children > 0
      ? `${counted(children, 'category', 'categories')} ${agreeing(children, 'is', 'are')} below this one. Move or delete ${agreeing(children, 'it', 'them')} first.`
      : `${counted(costs, 'cost')} ${agreeing(costs, 'is', 'are')} in this category. Give ${agreeing(costs, 'it', 'them')} another one first.`,
    { costs, children },
  );
