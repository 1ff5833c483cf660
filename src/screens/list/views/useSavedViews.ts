import { useListFilterContext, useListPaginationContext, useListSortContext, useStore } from 'react-admin';
import { sameLook, type SavedView } from './SavedView.ts';
import type { ColumnChoice } from '../table/useColumnChoice.ts';

export interface SavedViews {
  readonly views: readonly SavedView[];
  /** The view the list looks like now. */
  readonly active: SavedView | undefined;
  /** The list has been changed since a view was opened. */
  readonly isPlain: boolean;
  readonly open: (view: SavedView | undefined) => void;
  readonly save: (label: string) => void;
  readonly remove: (view: SavedView) => void;
  /** Came with the screen: nobody's to remove. */
  readonly isPreset: (view: SavedView) => boolean;
  /** The whole list is one of those that came with the screen, in its place and under its name. */
  readonly hasOwnAll: boolean;
}

export interface SavedViewsOptions {
  readonly resource: string;
  readonly columns: ColumnChoice;
  readonly sort: SavedView['value']['sort'];
  readonly perPage: number;
  readonly presets?: readonly SavedView[];
  /** Those filters of a view that the list still has. */
  readonly knows: (filter: SavedView['value']['filter']) => SavedView['value']['filter'];
}

/** The views of a list, in the one store of preferences. */
export function useSavedViews({
  resource,
  columns,
  sort,
  perPage,
  presets = [],
  knows,
}: SavedViewsOptions): SavedViews {
  const list = useListFilterContext();
  const { sort: sorted, setSort } = useListSortContext();
  const { perPage: shown, setPerPage } = useListPaginationContext();
  const [stored, setStored] = useStore<SavedView[]>(`${resource}.savedQueries`, []);
  const filter = list.filterValues as SavedView['value']['filter'];
  const look: SavedView['value'] = {
    filter,
    sort: sorted,
    perPage: shown,
    displayedFilters: [],
    hiddenColumns: columns.hidden,
  };
  const plain: SavedView['value'] = {
    filter: {},
    sort,
    perPage,
    displayedFilters: [],
    hiddenColumns: columns.hiddenAtFirst,
  };
  const show = (value: SavedView['value']) => {
    list.setFilters({ ...value.filter }, [], false);
    setSort(value.sort);
    setPerPage(value.perPage);
    columns.setHidden(value.hiddenColumns ?? columns.hiddenAtFirst);
  };
  const views = [
    ...presets,
    ...stored.filter(({ label }) => !presets.some((preset) => preset.label === label)),
  ];
  return {
    views,
    active: views.find((view) =>
      sameLook(
        {
          ...view.value,
          filter: knows(view.value.filter),
          hiddenColumns: view.value.hiddenColumns ?? columns.hiddenAtFirst,
        },
        look,
      ),
    ),
    isPlain: sameLook(plain, look),
    open: (view) => show(view?.value ?? plain),
    save: (label) => setStored([...stored.filter((view) => view.label !== label), { label, value: look }]),
    isPreset: (view) => presets.includes(view),
    hasOwnAll: presets.some(({ value }) => Object.keys(value.filter).length === 0),
    remove: (view) => setStored(stored.filter(({ label }) => label !== view.label)),
  };
}
