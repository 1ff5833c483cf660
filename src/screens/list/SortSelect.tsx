import { MenuItem, TextField } from '@mui/material';
import { useListSortContext, useTranslateLabel } from 'react-admin';
import type { ListMeta } from '#src/data/ResourceMeta.ts';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { useWording } from '#src/fields/wording/useWording.ts';

/** Sorting where there are no column heads to press. */
export const SortSelect = ({
  list,
  columns,
}: {
  readonly list: ListMeta | undefined;
  readonly columns: readonly ColumnElement[];
}) => {
  const say = useWording();
  const label = useTranslateLabel();
  const { sort, setSort } = useListSortContext();
  const sortable = columns.filter(({ source }) =>
    [list?.sortColumns, list?.sortFigures, list?.sortKeys].some((by) => by?.[source] !== undefined),
  );
  if (sortable.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      margin="none"
      fullWidth={false}
      value={`${sort.field} ${sort.order}`}
      onChange={(event) => {
        const [field = sort.field, order] = event.target.value.split(' ');
        setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
      }}
      slotProps={{ htmlInput: { 'aria-label': say('list.sort_by') } }}
    >
      {!sortable.some(({ source }) => source === sort.field) && (
        <MenuItem value={`${sort.field} ${sort.order}`}>{say('list.sort_by')}</MenuItem>
      )}
      {sortable.flatMap((column) =>
        (['ASC', 'DESC'] as const).map((order) => (
          <MenuItem key={`${column.source} ${order}`} value={`${column.source} ${order}`}>
            {label({ source: column.source, label: column.label })} {order === 'ASC' ? '↑' : '↓'}
          </MenuItem>
        )),
      )}
    </TextField>
  );
};
