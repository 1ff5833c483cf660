import type { ListMeta } from '../ResourceMeta.ts';

/** The key under which react-admin's search inputs filter. */
export const searchKey = 'q';

/**
 * The filter that a reference target means: the key itself ('author_id'), or the field
 * it filters ('authorId', 'author.id').
 * @throws where the list has no such filter, naming those it has.
 */
export function targetFilter(list: ListMeta, target: string): string {
  if (list.filters[target]) return target;
  const spellings = [
    target,
    target.replace(/\.id$/, ''),
    target.replace(/Id$/, ''),
    target.replace(/Id$/, '.id'),
  ];
  const found = Object.entries(list.filters).find(
    ([, filter]) => filter.source !== undefined && spellings.includes(filter.source),
  );
  if (found) return found[0];
  throw new Error(
    `${list.field} cannot be filtered by ${target}. Its filters are ${Object.keys(list.filters).join(', ')}.`,
  );
}
