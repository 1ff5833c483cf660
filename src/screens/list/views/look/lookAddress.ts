import { offeredSizes } from '#src/screens/list/defaultPerPage.ts';
import type { LookColumn, TableLook } from '#src/screens/list/look/TableLook.ts';
import type { KeptParams } from '#src/screens/list/useKeptParams.ts';
import type { Look } from '../SavedView.ts';
import { readLook } from './readLook.ts';

/** Names the view that a list was opened with. */
const viewParam = 'view';
/** How an address says the table: the columns are always said, the others where there is something to say. */
const tableParam = { columns: 'columns', density: 'density', groupBy: 'groupBy', totals: 'totals' } as const;
/** How react-admin says a list. */
const listParams = ['filter', 'sort', 'order', 'page', 'perPage'] as const;

/** A source, and with it the width of a column or the span of a group. */
const joined = (source: string, more: string | number | undefined): string =>
  more === undefined ? source : `${source}:${more}`;

/** The query of an address that shows a list so, opened with a view where one is named. */
export function lookSearch(look: Look, view?: string, table?: TableLook): string {
  const { filter, sort, perPage } = look;
  const params = new URLSearchParams({
    ...(view !== undefined && { [viewParam]: view }),
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: String(perPage),
    ...(table && tableSearch(table)),
  });
  return `?${params.toString()}`;
}

const tableSearch = ({ columns, density, groupBy, totals }: TableLook): Readonly<Record<string, string>> => ({
  [tableParam.columns]: columns.map(({ source, width }) => joined(source, width)).join(','),
  [tableParam.density]: density,
  ...(groupBy && { [tableParam.groupBy]: joined(groupBy.source, groupBy.unit) }),
  ...(totals && { [tableParam.totals]: totals }),
});

interface LookAddress {
  /** The view that it names. */
  readonly view: string | undefined;
  /** How the table looks, where it says that. */
  readonly table: Partial<TableLook> | undefined;
  /** It says more of the list than the view. */
  readonly saysList: boolean;
}

export function readLookAddress(search: string): LookAddress {
  const params = new URLSearchParams(search);
  const said = params.get(tableParam.columns)?.split(',').filter(Boolean);
  return {
    view: params.get(viewParam) ?? undefined,
    table: said && tableOf(said, params),
    saysList: listParams.some((name) => params.has(name)),
  };
}

function tableOf(said: readonly string[], params: URLSearchParams): Partial<TableLook> {
  const [source, unit] = params.get(tableParam.groupBy)?.split(':') ?? [];
  const {
    filter: _filter,
    sort: _sort,
    perPage: _perPage,
    ...table
  } = readLook({
    columns: said.map(columnOf),
    density: params.get(tableParam.density),
    groupBy: { source, unit },
    totals: params.get(tableParam.totals),
  });
  return table;
}

function columnOf(said: string): LookColumn {
  const [source = '', width] = said.split(':');
  return { source, ...(Number(width) > 0 && { width: Number(width) }) };
}

/** The same address, of a list that was opened with this view. */
export function addressIn(search: string, view: string): string {
  const params = new URLSearchParams(search);
  params.set(viewParam, view);
  return `?${params.toString()}`;
}

/** It shows the list as it was last looked at. */
export function saysParams(search: string, kept: KeptParams): boolean {
  const params = new URLSearchParams(search);
  return listParams.every((name) => {
    const value = kept[name];
    return params.get(name) === (typeof value === 'object' ? JSON.stringify(value) : String(value));
  });
}

/** The same address with a page size that lists offer; undefined where it says no other. Rows without end stop the page. */
export function offeredAddress(search: string): string | undefined {
  const params = new URLSearchParams(search);
  const said = params.get('perPage');
  if (said === null || offeredSizes.includes(Number(said))) return undefined;
  params.delete('perPage');
  return `?${params.toString()}`;
}

/** The same address once its table looks as it says, which is altered from then on; without the view where nobody finds it. */
export function followedAddress(search: string, isViewThere: boolean): string {
  const params = new URLSearchParams(search);
  for (const name of Object.values(tableParam)) params.delete(name);
  if (!isViewThere) params.delete(viewParam);
  return `?${params.toString()}`;
}
