import { useMemo, type ReactNode } from 'react';
import { ListBase, type SortPayload } from 'react-admin';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { columnSources, columnsOf, type ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { useMay, useTypeAccess } from '#src/data/access/useAccess.ts';
import { RefusedPage } from '../access/RefusedPage.tsx';
import { readableColumns, readableConditions, readableFilters } from '../access/readable.ts';
import type { ConditionsDefinition } from '../conditions/ConditionsDefinition.ts';
import { defaultPerPage } from './defaultPerPage.ts';
import type { FilterElement } from './filters/filterElement.ts';
import type { QuickFilters } from './filters/QuickFilters.ts';
import { BulkActionsContext, type BulkActions } from './selection/BulkActions.ts';
import { ListView } from './ListView.tsx';
import type { SavedView } from './views/SavedView.ts';
import { useColumnChoice } from './table/useColumnChoice.ts';
import { useResourceNames } from '../useResourceNames.ts';

export interface ResourceListProps {
  /** Columns, as `<DataTable.Col>`. */
  readonly children: ReactNode;
  /** By key, as `<DateInput.Filter source="date_start_gte" />`. */
  readonly filters?: Readonly<Record<string, FilterElement>>;
  /** Sources of the columns at first sight, at most eight; the others wait behind the columns button. */
  readonly defaultColumns?: readonly string[];
  readonly sort?: SortPayload;
  readonly conditions?: ConditionsDefinition;
  /** Buttons beside Export and New. */
  readonly actions?: ReactNode;
  /** Where the order of the columns is another than that of those at first sight. */
  readonly columnOrder?: readonly string[];
  /** Views that come with the screen, as tabs before those that somebody saved. */
  readonly presets?: readonly SavedView[];
  /** What the list is filtered by for whoever has not looked at it yet. */
  readonly firstFilter?: SavedView['value']['filter'];
  /** Filters at hand above the table. */
  readonly quick?: QuickFilters;
  /** What can be done with selected rows besides deleting them. */
  readonly bulkActions?: BulkActions;
}

const noFilters: Readonly<Record<string, FilterElement>> = {};
const noPresets: readonly SavedView[] = [];
const byId: SortPayload = { field: 'id', order: 'DESC' };

/** The columns at first sight in the order they are named in, then the others as they come. */
const inOrder = (columns: readonly ColumnElement[], first: readonly string[]): readonly ColumnElement[] => {
  const place = ({ source }: ColumnElement) =>
    first.includes(source) ? first.indexOf(source) : first.length;
  return [...columns].sort((one, other) => place(one) - place(other));
};

/** The list of a resource: generated screens give it columns and filters, all else is the same everywhere. */
export const ResourceList = ({
  children,
  filters = noFilters,
  defaultColumns,
  sort = byId,
  conditions,
  actions,
  columnOrder,
  presets = noPresets,
  firstFilter,
  quick,
  bulkActions,
}: ResourceListProps) => {
  const { resource } = useResourceNames();
  const meta = useResourceMeta();
  const access = useTypeAccess();
  const list = useMay('list');
  const columns = useMemo(
    () => readableColumns(inOrder(columnsOf(children), columnOrder ?? defaultColumns ?? []), access),
    [children, columnOrder, defaultColumns, access],
  );
  const mayDelete = useMay('delete').allowed;
  const offered = useMemo(
    () =>
      readableFilters(Object.values(filters), meta.list?.filters, access).filter(
        ({ props }) => mayDelete || !(props.source in (meta.restore?.filter ?? {})),
      ),
    [filters, meta, access, mayDelete],
  );
  const tested = useMemo(() => readableConditions(conditions, access), [conditions, access]);
  const choice = useColumnChoice(resource, columns, defaultColumns);
  // The answer is drawn on the page, with what to do about it: a notice on top would say it twice.
  const queryOptions = useMemo(
    () => ({
      meta: {
        columns: [...choice.visible.flatMap(columnSources), ...(meta.can === undefined ? [] : [meta.can])],
      },
      onError: () => undefined,
    }),
    [choice.visible, meta.can],
  );
  if (!list.allowed) return <RefusedPage why={list.why} />;
  return (
    <ListBase
      disableAuthentication
      sort={sort}
      perPage={defaultPerPage}
      exporter={false}
      {...(firstFilter !== undefined && { filterDefaultValues: firstFilter })}
      queryOptions={queryOptions}
    >
      <BulkActionsContext value={bulkActions}>
        <ListView
          meta={meta}
          columns={columns}
          choice={choice}
          filters={offered}
          conditions={tested}
          sort={sort}
          actions={actions}
          presets={presets}
          quick={quick}
        />
      </BulkActionsContext>
    </ListBase>
  );
};
