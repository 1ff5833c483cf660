import { variableNames } from '../operations/definitionOf.ts';
import type { ListMeta } from '../ResourceMeta.ts';
import type { Row } from '../Row.ts';
import type { Sort } from './sorts.ts';

interface ListOrder {
  /** `orderBy` and `sortBy` of the operation, as far as there is something to say. */
  readonly variables: Row;
  /** Those that are said: the first of the wanted, up to one that the contract cannot say in its place. */
  readonly said: readonly Sort[];
}

const termOf = { orderBy: orderTerm, sortBy: sortTerm } as const;

/** What the contract sorts by: first what `orderBy` says, then what `sortBy` says, whatever stands in which. */
export function listOrder(list: ListMeta, sorts: readonly Sort[]): ListOrder {
  const known = variableNames(list.operation);
  const said: Sort[] = [];
  const variables: Record<string, readonly Row[]> = {};
  for (const argument of ['orderBy', 'sortBy'] as const) {
    const left = known.has(argument) ? sorts.slice(said.length) : [];
    const terms = left.map(({ field, order }) => {
      const term = termOf[argument](list, field);
      return term && { ...term, order };
    });
    const end = terms.indexOf(undefined);
    const asked = terms.slice(0, end < 0 ? undefined : end).filter((term) => term !== undefined);
    if (asked.length > 0) variables[argument] = asked;
    said.push(...left.slice(0, asked.length));
  }
  return { variables, said };
}

/** `{column: NAME}`, or `{posts: {aggregate: COUNT}}` where a figure over a relation sorts. */
function orderTerm({ sortColumns, sortFigures }: ListMeta, field: string): Row | undefined {
  const column = sortColumns[field];
  if (column !== undefined) return { column };
  const figure = sortFigures?.[field];
  if (!figure) return undefined;
  const { relation, ...taken } = figure;
  return { [relation]: taken };
}

function sortTerm({ sortKeys }: ListMeta, field: string): Row | undefined {
  const column = sortKeys?.[field];
  return column === undefined ? undefined : { column };
}
