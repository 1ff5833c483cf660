import { Box } from '@mui/material';
import { type ReactNode, useMemo, useRef } from 'react';
import type { SortPayload } from 'react-admin';
import { useMay } from '#src/data/access/useAccess.ts';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { useNarrow } from '#src/fields/rows/useNarrow.ts';
import type { ConditionsDefinition } from '../conditions/ConditionsDefinition.ts';
import { listKeys } from '../keyboard/KeyList.tsx';
import { useKeyHelp } from '../keyboard/useKeyHelp.tsx';
import { defaultPerPage } from './defaultPerPage.ts';
import type { FilterElement } from './filters/filterElement.ts';
import { knownFilters } from './filters/knownFilters.ts';
import { linkColumn } from './table/LinkCell.tsx';
import { ListContent } from './ListContent.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { QuickFilters } from './filters/QuickFilters.ts';
import type { SavedView } from './views/SavedView.ts';
import type { ColumnChoice } from './table/useColumnChoice.ts';
import { useFilters } from './filters/useFilters.ts';
import { useKeepParams } from './useKeptParams.ts';
import { useKnownFilters } from './filters/useKnownFilters.ts';
import { useListKeys } from './useListKeys.ts';
import { useSavedViews } from './views/useSavedViews.ts';
import { ViewTabs } from './views/ViewTabs.tsx';

export interface ListViewProps {
  readonly meta: ResourceMeta;
  readonly columns: readonly ColumnElement[];
  readonly choice: ColumnChoice;
  readonly filters: readonly FilterElement[];
  readonly conditions: ConditionsDefinition | undefined;
  readonly sort: SortPayload;
  readonly actions: ReactNode;
  readonly presets: readonly SavedView[];
  readonly quick: QuickFilters | undefined;
}

export const ListView = ({
  meta,
  columns,
  choice,
  filters,
  conditions,
  sort,
  actions,
  presets,
  quick,
}: ListViewProps) => {
  const narrow = useNarrow();
  const resource = meta.name;
  const active = useFilters();
  const mayCreate = useMay('create').allowed;
  const mayEdit = useMay('update').allowed;
  const knows = (values: SavedView['value']['filter']) =>
    knownFilters(values, meta.list, filters, conditions).known;
  const views = useSavedViews({ resource, columns: choice, sort, perPage: defaultPerPage, presets, knows });
  const search = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const canCreate = meta.create !== undefined && mayCreate;
  const canEdit = meta.update !== undefined && mayEdit;
  useListKeys({ resource, canCreate, canEdit, search, rows, onHelp: useKeyHelp(listKeys) });
  useKeepParams();
  useKnownFilters(meta.list, filters, conditions);

  const link = linkColumn(choice.visible, meta.representation);
  const filtered = Object.keys(active.values).length > 0;
  const empty = useMemo(() => <ListEmpty filtered={filtered} canCreate={canCreate} />, [filtered, canCreate]);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ListHeader
        canCreate={canCreate}
        columns={choice.visible}
        allColumns={columns}
        narrow={narrow}
        actions={actions}
      />
      <ViewTabs {...views} />
      <ListToolbar
        list={meta.list}
        filters={filters}
        conditions={conditions}
        search={search}
        narrow={narrow}
        columns={columns}
        choice={choice}
        views={views}
        quick={quick}
      />
      <ListContent rows={rows} columns={columns} choice={choice} link={link} narrow={narrow} empty={empty} />
    </Box>
  );
};
