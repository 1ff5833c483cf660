import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton } from '@mui/material';
import type { Sort } from '#src/data/list/sorts.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { useTableWords } from '../tableWords.ts';
import { ToolbarPopover } from '../ToolbarPopover.tsx';
import type { Sorts } from './useSorts.ts';

export interface SortMenuProps extends Sorts {
  /** Those that the list can be sorted by, hidden ones too. */
  readonly columns: readonly ColumnElement[];
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

const nothing = '';

/** What a list is sorted by, one line a column, the first one first. */
export const SortMenu = ({ columns, sorts, canSortBy, sortBy, anchor, onClose }: SortMenuProps) => {
  const words = useTableWords();
  const labelOf = useLabelText();
  const nameOf = (source: string) =>
    labelOf(source, columns.find((column) => column.source === source)?.label);
  // What the list is sorted by and shows nowhere has no line: it is replaced by what is chosen first.
  const shown = sorts.filter(({ field }) => columns.some(({ source }) => source === field));
  const withField = (place: number, field: string): readonly Sort[] =>
    place === shown.length
      ? [...shown, { field, order: 'ASC' }]
      : shown.map((sort, index) => (index === place ? { ...sort, field } : sort));
  const fieldsAt = (place: number) =>
    columns
      .map(({ source }) => source)
      .filter(
        (source) =>
          !shown.some(({ field }, index) => field === source && index !== place) &&
          canSortBy(withField(place, source)),
      );
  const others = fieldsAt(shown.length);
  return (
    <ToolbarPopover label={words('sort.title')} anchor={anchor} align="left" width={340} onClose={onClose}>
      {shown.map((sort, place) => (
        <Box key={sort.field} sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5 }}>
          <ChoiceField
            autoFocus={place === 0}
            margin="none"
            size="small"
            label={words(place === 0 ? 'sort.first' : 'sort.then')}
            value={sort.field}
            options={fieldsAt(place)}
            wordOf={nameOf}
            onChoose={(field) => sortBy(withField(place, field))}
          />
          <IconButton
            size="small"
            title={words(`sort.${sort.order}`)}
            aria-label={words('sort.turn', { name: nameOf(sort.field), order: words(`sort.${sort.order}`) })}
            onClick={() =>
              sortBy(
                shown.map((each) =>
                  each === sort ? { ...sort, order: sort.order === 'ASC' ? 'DESC' : 'ASC' } : each,
                ),
              )
            }
          >
            {sort.order === 'ASC' ? (
              <ArrowUpwardIcon fontSize="small" />
            ) : (
              <ArrowDownwardIcon fontSize="small" />
            )}
          </IconButton>
          <IconButton
            size="small"
            disabled={shown.length === 1}
            aria-label={words('sort.remove', { name: nameOf(sort.field) })}
            onClick={() => sortBy(shown.filter((each) => each !== sort))}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {others.length > 0 && (
        <ChoiceField
          key={shown.length}
          autoFocus={shown.length === 0}
          margin="none"
          size="small"
          label={words(shown.length === 0 ? 'sort.first' : 'sort.then')}
          value={nothing}
          options={others}
          wordOf={nameOf}
          onChoose={(field) => sortBy(withField(shown.length, field))}
        />
      )}
    </ToolbarPopover>
  );
};
