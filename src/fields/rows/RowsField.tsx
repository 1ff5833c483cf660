import { Box } from '@mui/material';
import { useContext, type ReactNode } from 'react';
import { useFieldValue } from 'react-admin';
import type { CellProps } from '../cell/CellProps.ts';
import { CompactCells } from '../cell/CompactCells.ts';
import { EmptyValue } from '../cell/EmptyValue.tsx';
import { TextCell } from '../cell/TextCell.tsx';
import { defineField } from '../kind/defineField.tsx';
import { isValues } from '#src/data/isValues.ts';
import { useWording } from '../wording/useWording.ts';
import { CellScope } from './CellScope.ts';
import { columnsOf } from './columnsOf.ts';
import { WithinRecord } from './WithinRecord.tsx';
import { isBlock, isPlace, RowBlocks, RowLine, RowTable } from './RowLayouts.tsx';

interface RowsFieldProps extends CellProps {
  readonly children?: ReactNode;
}

/** A row within a row with no more than this fits on a line. */
const columnsOnLine = 2;

/**
 * Rows that belong to the record: a table on a page, a block each where a row holds rows again, a line where a row
 * within a row says little, a count in a list.
 */
export const RowsField = defineField({
  Cell: ({ source, children }: RowsFieldProps) => {
    const say = useWording();
    const compact = useContext(CompactCells);
    const outer = useContext(CellScope);
    const value: unknown = useFieldValue({ source });
    const rows = Array.isArray(value) ? value.filter(isValues) : [];
    if (rows.length === 0)
      return compact || outer !== '' ? (
        <EmptyValue />
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {say('rows.none')}
        </Box>
      );
    const all = columnsOf(children);
    if (compact || all.length === 0)
      return <TextCell text={say('value.rows', { smart_count: rows.length })} tabular />;
    const inner = outer !== '';
    // Their order says it already.
    const columns = inner ? all.filter((column) => !isPlace(column, rows)) : all;
    const layout = () => {
      if (columns.some(isBlock)) return <RowBlocks rows={rows} columns={columns} />;
      return inner && columns.length <= columnsOnLine ? (
        <RowLine rows={rows} columns={columns} />
      ) : (
        <RowTable rows={rows} columns={columns} />
      );
    };
    return <WithinRecord source={source}>{layout()}</WithinRecord>;
  },
  block: true,
  inFile: () => ({ counts: true }),
  csv: (value) => (Array.isArray(value) ? String(value.length) : '0'),
});
