import { targetsOf, type Category } from './categoryOperations.ts';

/** Where a category is dropped that is to be at the top. */
export const topOfTree = 'top';

/** Where a drop moves a category to; none onto itself, below itself (E3), or where it already is. */
export function dropTarget(
  all: readonly Category[],
  dragged: Category,
  where: string | undefined,
): string | undefined {
  if (where === undefined || where === (dragged.parentId ?? topOfTree)) return undefined;
  if (where === topOfTree) return where;
  return targetsOf(all, dragged).some(({ id }) => id === where) ? where : undefined;
}
