import { useListPaginationContext, useListSortContext } from 'react-admin';
import { useFilters } from '../filters/useFilters.ts';
import type { TableLook } from '../look/TableLook.ts';
import type { ColumnChoice } from '../table/useColumnChoice.ts';
import type { KeptViews } from './keeping/useKeptViews.ts';
import { type KeptView, keyOf } from './KeptView.ts';
import { withColumns } from './look/withColumns.ts';
import { looksLike } from './look/looksLike.ts';
import { type KnownParts, mendLook } from './look/mendLook.ts';
import type { Look, SavedView } from './SavedView.ts';
import type { ViewAddress } from './useViewAddress.ts';

export interface SavedViews {
  /** Those that come with the screen, then those that somebody saved. */
  readonly views: readonly (SavedView | KeptView)[];
  /** Those that somebody saved. */
  readonly kept: readonly KeptView[];
  /** The view that the list looks like, or was opened with. */
  readonly active: SavedView | KeptView | undefined;
  /** The list was altered since. */
  readonly isChanged: boolean;
  /** The list is as it is by itself. */
  readonly isPlain: boolean;
  /** The whole list is one of those that came with the screen, in its place and under its name. */
  readonly hasOwnAll: boolean;
  /** What the list looks like now. */
  readonly look: Look;
  /** What the table looks like now. */
  readonly table: TableLook;
  readonly open: (view: SavedView | undefined) => void;
  /** The list, as it is, is that of another view. */
  readonly setOpened: (key: string) => void;
}

export interface SavedViewsOptions {
  readonly presets: readonly SavedView[];
  readonly kept: KeptViews;
  readonly choice: ColumnChoice;
  readonly parts: KnownParts;
  readonly address: ViewAddress;
  readonly perPage: number;
}

/** The views of the list in context, and where it stands among them. */
export function useSavedViews(options: SavedViewsOptions): SavedViews {
  const { presets, kept, choice, parts, address, perPage } = options;
  const { values: filter } = useFilters();
  const { sort } = useListSortContext();
  const { perPage: shownPerPage } = useListPaginationContext();
  const look: Look = {
    filter,
    sort,
    perPage: shownPerPage,
    ...choice.look,
  };
  const plain: Look = {
    filter: {},
    sort: parts.sort,
    perPage,
    columns: choice.columnsWithout(choice.hiddenAtFirst),
  };
  const views = [...presets, ...kept.views];
  const isShown = (view: SavedView) => looksLike(withColumns(mendLook(view.value, parts).look, choice), look);
  const opened = views.find((view) => keyOf(view) === address.opened);
  const isPlain = looksLike(plain, look);
  const same = opened !== undefined && isShown(opened) ? opened : views.find(isShown);
  const active = same ?? (isPlain ? undefined : opened);
  return {
    views,
    kept: kept.views,
    active,
    isChanged: active !== undefined && same === undefined,
    isPlain,
    hasOwnAll: presets.some(({ value }) => Object.keys(value.filter).length === 0),
    look,
    table: choice.look,
    open: (view) => (view === undefined ? address.show(plain) : address.show(view.value, keyOf(view))),
    setOpened: address.setOpened,
  };
}
