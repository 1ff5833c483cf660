import FilterListIcon from '@mui/icons-material/FilterList';
import { Box, Button } from '@mui/material';
import { useState, type RefObject } from 'react';
import type { ListMeta } from '#src/data/ResourceMeta.ts';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { ConditionsButton } from '../conditions/ConditionsButton.tsx';
import type { ConditionsDefinition } from '../conditions/ConditionsDefinition.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { ImportButton } from '../import/ImportButton.tsx';
import { ColumnsMenu } from './table/ColumnsMenu.tsx';
import { FilterChips } from './filters/FilterChips.tsx';
import type { FilterElement } from './filters/filterElement.ts';
import { FilterPopover } from './filters/FilterPopover.tsx';
import type { QuickFilters } from './filters/QuickFilters.ts';
import { SaveViewButton } from './views/SaveViewButton.tsx';
import { SearchField } from './filters/SearchField.tsx';
import { SortSelect } from './SortSelect.tsx';
import type { ColumnChoice } from './table/useColumnChoice.ts';
import type { SavedViews } from './views/useSavedViews.ts';

export interface ListToolbarProps {
  readonly list: ListMeta | undefined;
  readonly filters: readonly FilterElement[];
  readonly conditions: ConditionsDefinition | undefined;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly narrow: boolean;
  readonly columns: readonly ColumnElement[];
  readonly choice: ColumnChoice;
  readonly views: SavedViews;
  readonly quick: QuickFilters | undefined;
}

/** Plain lists are searched in the browser, under react-admin's own key. */
const browserSearch = 'q';

/** One search field, the filters and columns behind a button each, and below them the filters that are on. */
export const ListToolbar = ({
  list,
  filters,
  conditions,
  search,
  narrow,
  columns,
  choice,
  views,
  quick,
}: ListToolbarProps) => {
  const say = useWording();
  const [popover, setPopover] = useState<{
    readonly anchor: HTMLElement;
    readonly chosen?: string;
    readonly open: boolean;
  }>();
  const searchKey = list?.searchFilter ?? (list?.paged === false ? browserSearch : undefined);
  const elsewhere = [searchKey, conditions?.source, ...(quick?.keys ?? [])].filter(
    (key) => key !== undefined,
  );
  const offered = filters.filter(({ props }) => !elsewhere.includes(props.source));
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        {searchKey !== undefined && <SearchField filterKey={searchKey} inputRef={search} />}
        {offered.length > 0 && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<FilterListIcon />}
            aria-haspopup="dialog"
            onClick={(event) => setPopover({ anchor: event.currentTarget, open: true })}
          >
            {say('list.filters')}
          </Button>
        )}
        {conditions !== undefined && <ConditionsButton conditions={conditions} />}
        <Box sx={{ flex: 1 }} />
        <SaveViewButton {...views} />
        {narrow ? (
          <>
            <ImportButton />
            <ExportButton seen={choice.visible} all={columns} />
            <SortSelect list={list} columns={columns} />
          </>
        ) : (
          <ColumnsMenu columns={columns} choice={choice} />
        )}
      </Box>
      {quick?.content}
      <FilterChips
        filters={filters}
        list={list}
        except={elsewhere}
        onEdit={(chosen, anchor) => setPopover({ chosen, anchor, open: true })}
      />
      <FilterPopover
        filters={offered}
        open={popover?.open === true}
        anchor={popover?.anchor}
        chosen={popover?.chosen}
        onChoose={(chosen) => setPopover((shown) => shown && { ...shown, chosen })}
        onClose={() => setPopover((shown) => shown && { ...shown, open: false })}
      />
    </>
  );
};
