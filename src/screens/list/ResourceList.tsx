import type { Query } from '@tanstack/react-query';
import { use, useMemo, type ReactNode } from 'react';
import { ListBase, type SortPayload } from 'react-admin';
import { isValues, type Values } from '#src/data/isValues.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { Navigate, useLocation } from 'react-router';
import { useAccessToResources, useMay, useTypeAccess } from '#src/data/access/useAccess.ts';
import { RefusedPage } from '../access/RefusedPage.tsx';
import { readableColumns, readableConditions, readableFilters } from '../access/readable.ts';
import type { ConditionsDefinition } from './filters/ConditionsDefinition.ts';
import { defaultPerPage } from './defaultPerPage.ts';
import { knownFilters } from './filters/knownFilters.ts';
import type { FilterElement } from './filters/filterElement.ts';
import { inOrder } from './look/TableLook.ts';
import type { QuickFilters } from './filters/QuickFilters.ts';
import { BulkButtonsContext } from './selection/BulkButtonsContext.ts';
import { listQueryOptions } from './listQueryOptions.ts';
import { ListView } from './ListView.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { useKeptViews } from './views/keeping/useKeptViews.ts';
import { useTakeOver } from './views/keeping/useTakeOver.ts';
import { offeredAddress } from './views/look/lookAddress.ts';
import type { KnownParts } from './views/look/mendLook.ts';
import type { PresetView } from './views/presets/PresetView.ts';
import { usePresets } from './views/presets/usePresets.ts';
import { useViewAddress } from './views/useViewAddress.ts';
import { useColumnChoice } from './table/useColumnChoice.ts';
import { useResourceNames } from '../useResourceNames.ts';

interface ResourceListProps {
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
  /** What the records come to, above them: a page of its own noun, whose list follows. */
  readonly lead?: ReactNode;
  /** It is as long as its rows: what leads to it takes a window by itself. */
  readonly isLong?: boolean;
  /** Where the order of the columns is another than that of those at first sight. */
  readonly columnOrder?: readonly string[];
  /** Views that come with the list, as tabs before those that somebody saved. */
  readonly presets?: readonly PresetView[];
  /** Filters at hand above the table. */
  readonly quick?: QuickFilters;
  /** What can be done with selected rows besides deleting them. */
  readonly bulkButtons?: ReactNode;
}

const noFilters: Readonly<Record<string, FilterElement>> = {};
const noPresets: readonly PresetView[] = [];
/** What the list has no filter for is taken off before it is asked for: the server would refuse all of it. */
const asksKnown =
  (filtersIn: KnownParts['filters']) =>
  ({ queryKey: [, , params] }: Pick<Query, 'queryKey'>): boolean =>
    !isValues(params) || !isValues(params.filter) || filtersIn(params.filter).gone.length === 0;

const byId: SortPayload = { field: 'id', order: 'DESC' };

/** The list of a resource: generated screens give it columns and filters, all else is the same everywhere. */
export const ResourceList = ({
  children,
  filters = noFilters,
  defaultColumns,
  sort = byId,
  conditions,
  actions,
  lead,
  isLong = false,
  columnOrder,
  presets: coming = noPresets,
  quick,
  bulkButtons,
}: ResourceListProps) => {
  const ofRoute = use(BulkButtonsContext);
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
  const accessTo = useAccessToResources();
  const tested = useMemo(
    () => readableConditions(conditions, access, accessTo),
    [conditions, access, accessTo],
  );
  const filtersIn = useMemo(() => {
    const withheld = Object.values(filters).filter((one) => !offered.includes(one));
    const sources = withheld.map(({ props }) => props.source);
    return (values: Values) => knownFilters(values, meta.list, offered, tested, sources);
  }, [filters, meta, offered, tested]);
  const choice = useColumnChoice(resource, columns, defaultColumns);
  const queryOptions = useMemo(
    () => ({ ...listQueryOptions(choice.visible, meta), enabled: asksKnown(filtersIn) }),
    [choice.visible, meta, filtersIn],
  );
  const sources = useMemo(() => columns.map(({ source }) => source), [columns]);
  const presets = usePresets(coming, { resource, sort, columns: sources });
  const parts: KnownParts = {
    list: meta.list,
    columns: sources,
    conditions: tested,
    sort,
    filters: filtersIn,
  };
  const kept = useKeptViews(resource);
  useTakeOver(resource);
  const { search } = useLocation();
  const mended = offeredAddress(search);
  const address = useViewAddress({ resource, presets, kept, choice, parts });
  if (!list.allowed) return <RefusedPage why={list.why} />;
  const waiting = <ListSkeleton columns={choice.visible.length} hasViews={presets.length > 0} />;
  if (address.isWaiting) return waiting;
  if (mended !== undefined) return <Navigate to={{ search: mended }} replace />;
  const opening = address.opening?.value;
  return (
    <ListBase
      disableAuthentication
      sort={opening?.sort ?? sort}
      perPage={defaultPerPage}
      exporter={false}
      {...(opening && { filterDefaultValues: opening.filter })}
      queryOptions={queryOptions}
    >
      {address.isReady ? (
        <BulkButtonsContext value={bulkButtons ?? ofRoute}>
          <ListView
            meta={meta}
            choice={choice}
            filters={offered}
            conditions={tested}
            knownFilters={parts.filters}
            actions={actions}
            lead={lead}
            isLong={isLong}
            savedViews={{ presets, kept, parts, address }}
            quick={quick}
          />
        </BulkButtonsContext>
      ) : (
        waiting
      )}
    </ListBase>
  );
};
