import { sortsOf } from '#src/data/list/sorts.ts';
import type { ConditionsDefinition } from '#src/screens/list/filters/ConditionsDefinition.ts';
import type { ListMeta } from '#src/data/ResourceMeta.ts';
import { joinSorts } from '#src/screens/list/sorting/severalSorts.ts';
import type { Look } from '../SavedView.ts';

export interface KnownParts {
  readonly list: ListMeta | undefined;
  /** Sources of the columns there are. */
  readonly columns: readonly string[];
  /** By which what is gone is named. */
  readonly conditions?: ConditionsDefinition | undefined;
  /** The sort order that the list has by itself. */
  readonly sort: Look['sort'];
  /** Those filters that the list still has, and the keys of those that it has no more. */
  readonly filters: (filter: Look['filter']) => {
    readonly known: Look['filter'];
    readonly gone: readonly string[];
  };
}

interface Mended {
  readonly look: Look;
  /** Keys of what the list has no more. */
  readonly gone: readonly string[];
}

/** V2: what a list has no more is taken out of a look, the rest holds. */
export function mendLook(look: Look, { list, columns, sort, filters }: KnownParts): Mended {
  const { known, gone } = filters(look.filter);
  const isThere = (source: string) => columns.includes(source);
  const sorts = sortsOf(look.sort);
  const sortable = sorts.filter(({ field }) => isSortable(field, sort, list));
  const { groupBy, columns: wanted, ...others } = look;
  const left = wanted?.filter(({ source }) => isThere(source)) ?? [];
  const shown = [
    ...(wanted ?? []).map(({ source }) => source),
    ...(groupBy === undefined ? [] : [groupBy.source]),
  ];
  return {
    look: {
      ...others,
      filter: known,
      sort: joinSorts(sortable) ?? sort,
      ...(look.hiddenColumns && { hiddenColumns: look.hiddenColumns.filter(isThere) }),
      // A table without columns shows nothing.
      ...(left.length > 0 && { columns: left }),
      ...(groupBy !== undefined && isThere(groupBy.source) && { groupBy }),
    },
    gone: [
      ...new Set([
        ...gone,
        ...sorts.filter((each) => !sortable.includes(each)).map(({ field }) => field),
        ...shown.filter((source) => !isThere(source)),
      ]),
    ],
  };
}

/** A list in the browser sorts by whatever it has. */
function isSortable(field: string, usual: Look['sort'], list: ListMeta | undefined): boolean {
  if (list === undefined || field === 'id' || sortsOf(usual).some((each) => each.field === field))
    return true;
  return [list.sortColumns, list.sortFigures, list.sortKeys].some((by) => by?.[field] !== undefined);
}
