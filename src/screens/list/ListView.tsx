import { Box } from '@mui/material';
import { type ReactNode, useMemo, useRef } from 'react';
import { useMay } from '#src/data/access/useAccess.ts';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import { useNarrow } from '#src/fields/rows/useNarrow.ts';
import type { ConditionsDefinition } from './filters/ConditionsDefinition.ts';
import { defaultPerPage } from './defaultPerPage.ts';
import type { FilterElement } from './filters/filterElement.ts';
import { linkColumn } from './table/LinkCell.tsx';
import { ListContent } from './ListContent.tsx';
import { listPageSx, longListSx } from './listPageSx.ts';
import { ListEmpty } from './ListEmpty.tsx';
import { ListHeader } from './ListHeader.tsx';
import { Peek } from './peek/Peek.tsx';
import { useRowSteps } from './peek/useRowSteps.ts';
import { ListToolbar } from './ListToolbar.tsx';
import type { QuickFilters } from './filters/QuickFilters.ts';
import type { ColumnChoice } from './table/useColumnChoice.ts';
import { searchKeyOf } from './filters/searchKeyOf.ts';
import { useFilters } from './filters/useFilters.ts';
import { useKnownFilters } from './filters/useKnownFilters.ts';
import type { KnownParts } from './views/look/mendLook.ts';
import { useBackToOpening } from './useBackToOpening.ts';
import { useWholeParams } from './useKeptParams.ts';
import { useListKeys } from './useListKeys.ts';
import { useOpenTrash } from './selection/useOpenTrash.ts';
import { type SavedViewsOptions, useSavedViews } from './views/useSavedViews.ts';
import { ViewTabs } from './views/ViewTabs.tsx';

interface ListViewProps {
  readonly meta: ResourceMeta;
  readonly choice: ColumnChoice;
  readonly filters: readonly FilterElement[];
  readonly conditions: ConditionsDefinition | undefined;
  readonly knownFilters: KnownParts['filters'];
  readonly actions: ReactNode;
  readonly lead: ReactNode;
  readonly isLong: boolean;
  /** The views of the list, and how it stands to them. */
  readonly savedViews: Omit<SavedViewsOptions, 'choice' | 'perPage'>;
  readonly quick: QuickFilters | undefined;
}

export const ListView = ({
  meta,
  choice,
  filters,
  conditions,
  knownFilters,
  actions,
  lead,
  isLong,
  savedViews,
  quick,
}: ListViewProps) => {
  const narrow = useNarrow();
  const resource = meta.name;
  const active = useFilters();
  const mayCreate = useMay('create').allowed;
  const mayEdit = useMay('update').allowed;
  const views = useSavedViews({ ...savedViews, choice, perPage: defaultPerPage });
  const search = useRef<HTMLInputElement>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const canCreate = meta.create !== undefined && mayCreate;
  const canEdit = meta.update !== undefined && mayEdit;
  const searchKey = searchKeyOf(meta.list);
  const canSearch = searchKey !== undefined;
  const canFilter = filters.length > 0 || conditions !== undefined;
  const steps = useRowSteps(rows, choice.look.groupBy === undefined);
  useListKeys({
    resource,
    canCreate,
    canEdit,
    canSearch,
    canFilter,
    search,
    filterButton,
    rows,
    step: steps.step,
  });
  useOpenTrash();
  useWholeParams(resource);
  useBackToOpening(resource);
  useKnownFilters(knownFilters, conditions);

  const link = linkColumn(choice.visible, meta.representation);
  const filtered = Object.keys(active.values).length > 0;
  const empty = useMemo(() => <ListEmpty filtered={filtered} canCreate={canCreate} />, [filtered, canCreate]);
  return (
    <Box sx={narrow || isLong || choice.look.groupBy !== undefined ? longListSx : listPageSx}>
      <ListHeader
        canCreate={canCreate}
        filtered={filtered}
        choice={choice}
        narrow={narrow}
        actions={actions}
      />
      {lead}
      <ViewTabs {...views} />
      <ListToolbar
        list={meta.list}
        searchKey={searchKey}
        canFilter={canFilter}
        filters={filters}
        conditions={conditions}
        search={search}
        filterButton={filterButton}
        narrow={narrow}
        choice={choice}
        views={views}
        quick={quick}
      />
      <ListContent
        rows={rows}
        choice={choice}
        link={link}
        narrow={narrow}
        empty={empty}
        conditions={conditions}
      />
      <Peek rows={rows} turn={steps.turn} />
    </Box>
  );
};
