import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { FieldTitle, RecordContextProvider } from 'react-admin';
import { BooleanField } from '../boolean/BooleanField.tsx';
import { labelOf } from '../value/labelOf.ts';
import type { Values } from '#src/data/isValues.ts';
import { valueAt } from '../value/valueAt.ts';
import { CellScope } from './CellScope.ts';
import { ColumnContent } from './ColumnContent.tsx';
import { type ColumnElement, columnsOf } from './columnsOf.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { useNarrow } from './useNarrow.ts';

/** Needs room of its own: rows and parts of more than two members, data, formatted text. */
export function isBlock({ field, fieldProps }: ColumnElement): boolean {
  if (field?.block !== true) return false;
  const members = columnsOf(fieldProps.children as ReactNode);
  return members.length === 0 || members.length > 2;
}

/** A column that only counts the rows: 1, 2, 3 … */
export const isPlace = ({ source }: ColumnElement, rows: readonly Values[]): boolean =>
  rows.every((row, index) => valueAt(row, source) === index + 1);

interface LayoutProps {
  readonly rows: readonly Values[];
  readonly columns: readonly ColumnElement[];
}

/** What a telephone has room for side by side. */
const columnsOnPhone = 2;

/** A word that is longer than this is broken: the other columns stay in sight. */
const wordSx = {
  '& td': { maxWidth: { xs: 152, sm: 240 } },
  '& td *': { overflowWrap: 'break-word' },
} as const;

export const RowTable = ({ rows, columns }: LayoutProps) => {
  const scope = useContext(CellScope);
  const narrow = useNarrow();
  if (narrow && columns.length > columnsOnPhone) return <RowBlocks rows={rows} columns={columns} />;
  return (
    // Reached by keyboard where it is wider than the page.
    <Box
      tabIndex={0}
      sx={{ position: 'relative', overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table size="small" sx={wordSx}>
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

/** Each row under its name, its other values beside it, its own rows below. */
export const RowBlocks = ({ rows, columns }: LayoutProps) => (
  <Stack sx={{ gap: 2 }}>
    {rows.map((row, index) => {
      const name = labelOf(row);
      const rest = columns.filter(({ source }) => name === undefined || valueAt(row, source) !== name);
      return (
        <RecordContextProvider key={index} value={row}>
          <Box sx={index === 0 ? {} : { borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
            {name !== undefined && <Box sx={{ fontWeight: 600, mb: 0.75 }}>{name}</Box>}
            <Box
              sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))' }}
            >
              {rest.map((column) => (
                <Box
                  key={column.source}
                  sx={{ minWidth: 0, ...(isBlock(column) && { gridColumn: '1 / -1' }) }}
                >
                  {!(rest.length === 1 && isBlock(column)) && (
                    <FieldLabel source={column.source} label={column.label} />
                  )}
                  <ColumnContent column={column} />
                </Box>
              ))}
            </Box>
          </Box>
        </RecordContextProvider>
      );
    })}
  </Stack>
);

/** Rows that say little, on a line each: what is true is named, what is not is left out. */
export const RowLine = ({ rows, columns }: LayoutProps) => {
  const scope = useContext(CellScope);
  return (
    <>
      {rows.map((row, index) => {
        const shown = columns.filter(
          (column) => column.field !== BooleanField || valueAt(row, column.source) === true,
        );
        return (
          <RecordContextProvider key={index} value={row}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
              {shown.map((column) =>
                column.field === BooleanField ? (
                  <Box key={column.source} component="span" sx={{ color: 'text.secondary' }}>
                    <FieldTitle source={`${scope}.${column.source}`} label={column.label} />
                  </Box>
                ) : (
                  <ColumnContent key={column.source} column={column} />
                ),
              )}
            </Box>
          </RecordContextProvider>
        );
      })}
    </>
  );
};
