import {
  Box,
  Button,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { AlikeChoice } from './AlikeChoice.tsx';
import type { ReadImport, ReadRow } from './importOperations.ts';
import { type ImportWord, useImportWords } from './importWords.ts';
import { type Import, isUnderWay } from './useImport.ts';

interface RowTableProps {
  readonly found: ReadImport;
  readonly rows: readonly ReadRow[];
  readonly onMend: (row: ReadRow) => void;
  readonly onDecide: Import['decide'];
}

const cellSx = {
  maxWidth: 220,
  textAlign: 'left',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Rows as they stand in the file, with what becomes of them in front. */
export const RowTable = ({ found, rows, onMend, onDecide }: RowTableProps) => {
  const words = useImportWords();
  if (rows.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{words('none')}</Typography>;
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={words('outcome')}
      sx={{
        overflowX: 'auto',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 2,
        backgroundColor: 'background.paper',
      }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{words('line')}</TableCell>
            <TableCell>{words('result')}</TableCell>
            {found.columns.map(({ name }, index) => (
              <TableCell key={index}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.position}>
              <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{row.line}</TableCell>
              <TableCell sx={{ minWidth: 240 }}>
                <Result found={found} row={row} onMend={onMend} onDecide={onDecide} />
              </TableCell>
              {row.cells.map((cell, index) => {
                const isWrong = row.problems.some(({ column }) => column === index);
                return (
                  <TableCell
                    key={index}
                    dir="auto"
                    title={cell}
                    sx={isWrong ? { ...cellSx, color: 'error.main', fontWeight: 600 } : cellSx}
                  >
                    {cell}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

const Result = ({
  found,
  row,
  onMend,
  onDecide,
}: Omit<RowTableProps, 'rows'> & { readonly row: ReadRow }) => {
  const words = useImportWords();
  const { resource } = useResourceNames();
  const { state, outcome, problems, changes, recordId, line } = row;
  const label = (field: string) => found.fields.find((each) => each.field === field)?.label ?? field;
  const word: ImportWord | undefined =
    state !== 'WAITING' ? `state.${state}` : outcome ? `outcome.${outcome}` : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
      {word && problems.length === 0 && <span>{words(word)}</span>}
      {problems.map(({ column, message }, index) => (
        <Typography key={index} sx={{ color: 'error.main', fontSize: 13 }}>
          {typeof column === 'number' ? `${found.columns[column]?.name ?? ''}: ${message}` : message}
        </Typography>
      ))}
      {state === 'WAITING' &&
        changes.map(({ field, old, new: next }) => (
          <Typography key={field} sx={{ color: 'text.secondary', fontSize: 13 }}>
            {words('row.change', {
              field: label(field),
              old: old ?? words('row.empty'),
              new: next ?? words('row.empty'),
            })}
          </Typography>
        ))}
      <AlikeChoice row={row} takesKnown={found.takesKnown} disabled={isUnderWay(found)} onDecide={onDecide} />
      {recordId && (
        <Link component={RouterLink} to={recordPath(resource, recordId)} sx={{ fontSize: 13 }}>
          {words('row.open')}
        </Link>
      )}
      {state !== 'DONE' && problems.length > 0 && !isUnderWay(found) && (
        <Button
          size="small"
          sx={{ ml: -1.25 }}
          aria-label={words('row.mend_of', { line })}
          onClick={() => onMend(row)}
        >
          {words('row.mend')}
        </Button>
      )}
    </Box>
  );
};
