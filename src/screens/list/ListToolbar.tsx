import FilterListIcon from '@mui/icons-material/FilterList';
import { Box, Button } from '@mui/material';
import { Suspense, useMemo, type RefObject } from 'react';
import type { ListMeta } from '#src/data/ResourceMeta.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { ListExport } from '../export/ExportButton.tsx';
import { ImportButton } from '../import/ImportButton.tsx';
import { ColumnsMenu } from './table/ColumnsMenu.tsx';
import { GroupButton } from './figures/GroupButton.tsx';
import { isEmptyValue } from '#src/fields/value/valueAt.ts';
import type { ConditionsDefinition } from './filters/ConditionsDefinition.ts';
import type { FilterElement } from './filters/filterElement.ts';
import { useFilterEditor } from './filters/useFilterEditor.ts';
import { useFilters } from './filters/useFilters.ts';
import type { QuickFilters } from './filters/QuickFilters.ts';
import { ViewChanges } from './views/ViewChanges.tsx';
import { SearchField } from './filters/SearchField.tsx';
import { SortButton } from './sorting/SortButton.tsx';
import type { ColumnChoice } from './table/useColumnChoice.ts';
import type { SavedViews } from './views/useSavedViews.ts';

interface ListToolbarProps {
  readonly list: ListMeta | undefined;
  /** Undefined where nothing can be searched for. */
  readonly searchKey: string | undefined;
  readonly canFilter: boolean;
  readonly filters: readonly FilterElement[];
  readonly conditions: ConditionsDefinition | undefined;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly filterButton: RefObject<HTMLButtonElement | null>;
  readonly narrow: boolean;
  readonly choice: ColumnChoice;
  readonly views: SavedViews;
  readonly quick: QuickFilters | undefined;
}

// The list itself needs neither before somebody filters.
const FilterChips = lazyPart(() => import('./filters/FilterChips.tsx'), 'FilterChips');
const FilterEditor = lazyPart(() => import('./filters/editor/FilterEditor.tsx'), 'FilterEditor');

/** On a telephone all fits one line: the words of a button are for whoever hears them. */
const asIcons = {
  display: 'flex',
  '& .MuiButton-root': { minWidth: 40, px: 1, fontSize: 0 },
  '& .MuiButton-startIcon': { m: 0 },
};

/** Which rows, in which order and groups, at the left; how they look at the right; below it the filters that are on. */
export const ListToolbar = ({
  list,
  searchKey,
  canFilter,
  filters,
  conditions,
  search,
  filterButton,
  narrow,
  choice,
  views,
  quick,
}: ListToolbarProps) => {
  const say = useWording();
  const editor = useFilterEditor();
  const { values } = useFilters();
  const sources = useMemo(() => ({ filters, list, conditions }), [filters, list, conditions]);
  const elsewhere = [searchKey, ...(quick?.keys ?? [])].filter((key) => key !== undefined);
  const isFiltered = Object.entries(values).some(
    ([key, value]) => !elsewhere.includes(key) && !isEmptyValue(value),
  );
  // A telephone does not offer it, and takes it off where it comes from elsewhere.
  const isReckoned = choice.look.groupBy !== undefined || choice.look.totals !== undefined;
  const focusToolbar = () => (filterButton.current ?? search.current)?.focus();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        {searchKey !== undefined && (
          <SearchField filterKey={searchKey} inputRef={search} sources={sources} except={elsewhere} />
        )}
        {canFilter && (
          <Button
            ref={filterButton}
            size="small"
            variant="outlined"
            startIcon={<FilterListIcon />}
            aria-haspopup="dialog"
            aria-keyshortcuts="F"
            onClick={(event) => editor.open(event.currentTarget)}
          >
            {say('list.filters')}
          </Button>
        )}
        {!narrow && (
          <>
            <SortButton list={list} columns={choice.all} />
            <GroupButton choice={choice} conditions={conditions} />
          </>
        )}
        <Box sx={{ flex: 1 }} />
        <ViewChanges {...views} />
        {narrow ? (
          <Box sx={asIcons}>
            <SortButton list={list} columns={choice.all} />
            {isReckoned && <GroupButton choice={choice} conditions={conditions} />}
            <ImportButton />
            <ListExport seen={choice.visible} all={choice.all} />
          </Box>
        ) : (
          <ColumnsMenu {...choice} />
        )}
      </Box>
      {quick?.content}
      {isFiltered && (
        <Suspense fallback={<Box sx={{ minHeight: 30 }} />}>
          <FilterChips sources={sources} except={elsewhere} onEdit={editor.open} onEmptied={focusToolbar} />
        </Suspense>
      )}
      {editor.state !== undefined && (
        <Suspense>
          <FilterEditor
            key={editor.state.turn}
            sources={sources}
            except={elsewhere}
            state={editor.state}
            onClose={editor.close}
          />
        </Suspense>
      )}
    </>
  );
};
