import type { Look } from '../SavedView.ts';

/** Names the view that a list was opened with. */
const viewParam = 'view';
const columnsParam = 'columns';
/** How react-admin says a list. */
const listParams = ['filter', 'sort', 'order', 'page', 'perPage'];

/** The query of an address that shows a list so, opened with a view where one is named. */
export function lookSearch(look: Look, view?: string, columns?: readonly string[]): string {
  const { filter, sort, perPage } = look;
  const params = new URLSearchParams({
    ...(view !== undefined && { [viewParam]: view }),
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: String(perPage),
    ...(columns && { [columnsParam]: columns.join(',') }),
  });
  return `?${params.toString()}`;
}

export interface LookAddress {
  /** The view that it names. */
  readonly view: string | undefined;
  /** Sources of the columns that are shown. */
  readonly columns: readonly string[] | undefined;
  /** It says more of the list than the view. */
  readonly saysList: boolean;
}

export function readLookAddress(search: string): LookAddress {
  const params = new URLSearchParams(search);
  return {
    view: params.get(viewParam) ?? undefined,
    columns: params.get(columnsParam)?.split(',').filter(Boolean),
    saysList: listParams.some((name) => params.has(name)),
  };
}

/** The same address without the view that nobody finds. */
export function withoutView(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(viewParam);
  return `?${params.toString()}`;
}
