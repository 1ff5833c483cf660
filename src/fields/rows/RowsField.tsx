import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useContext, type ReactNode } from 'react';
import { FieldTitle, RecordContextProvider, useFieldValue } from 'react-admin';
import type { CellProps, FieldComponent } from '../cell/CellProps.ts';
import { CompactCells } from '../cell/CompactCells.ts';
import { EmptyValue } from '../cell/EmptyValue.tsx';
import { TextCell } from '../cell/TextCell.tsx';
import { isValues, type Values } from '../value/valueAt.ts';
import { useWording } from '../wording/useWording.ts';
import { CellScope } from './CellScope.ts';
import { ColumnContent } from './ColumnContent.tsx';
import { columnsOf, type ColumnElement } from './columnsOf.ts';
import { FieldLabel } from './FieldLabel.tsx';

export interface RowsFieldProps extends CellProps {
  readonly children?: ReactNode;
}

/** Rows that belong to the record: a table on a page, a block each where a row holds rows again, a count in a list. */
export const RowsField: FieldComponent<RowsFieldProps> = ({ source, children }) => {
  const say = useWording();
  const compact = useContext(CompactCells);
  const outer = useContext(CellScope);
  const value: unknown = useFieldValue({ source });
  const rows = Array.isArray(value) ? value.filter(isValues) : [];
  if (rows.length === 0) return <EmptyValue />;
  const columns = columnsOf(children);
  if (compact || columns.length === 0) return <TextCell text={say('value.rows', { smart_count: rows.length })} tabular />;
  const Layout = columns.some((column) => column.field?.block === true) ? RowBlocks : RowTable;
  return (
    <CellScope value={outer === '' ? source : `${outer}.${source}`}>
      <Layout rows={rows} columns={columns} />
    </CellScope>
  );
};
RowsField.block = true;
RowsField.csv = (value) => (Array.isArray(value) ? String(value.length) : '0');

interface LayoutProps {
  readonly rows: readonly Values[];
  readonly columns: readonly ColumnElement[];
}

const RowTable = ({ rows, columns }: LayoutProps) => {
  const scope = useContext(CellScope);
  return (
    // Reached by keyboard where it is wider than the page.
    <Box tabIndex={0} sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.source} align={column.field?.align}>
                <FieldTitle source={`${scope}.${column.source}`} label={column.label} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <RecordContextProvider key={index} value={row}>
              <TableRow sx={{ '&:last-child td': { borderBottom: 0 } }}>
                {columns.map((column) => (
                  <TableCell key={column.source} align={column.field?.align}>
                    <ColumnContent column={column} />
                  </TableCell>
                ))}
              </TableRow>
            </RecordContextProvider>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

const RowBlocks = ({ rows, columns }: LayoutProps) => (
  <Stack sx={{ gap: 1.5 }}>
    {rows.map((row, index) => (
      <RecordContextProvider key={index} value={row}>
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }}>
          {columns.map((column) => (
            <Box key={column.source} sx={{ minWidth: 0, ...(column.field?.block === true && { gridColumn: '1 / -1' }) }}>
              <FieldLabel source={column.source} label={column.label} />
              <ColumnContent column={column} />
            </Box>
          ))}
        </Box>
      </RecordContextProvider>
    ))}
  </Stack>
);
