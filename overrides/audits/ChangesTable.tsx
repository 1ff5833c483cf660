import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { EmptyValue } from '../../src/fields/cell/EmptyValue.tsx';
import type { FieldComponent } from '../../src/fields/cell/CellProps.ts';
import { useAuditedChanges } from './useAuditedChanges.ts';

/** Every changed value, before and after. Ids and structures are not told: 'changed' says enough. */
export const ChangesTable: FieldComponent = () => {
  const changes = useAuditedChanges();
  if (changes.length === 0) return <EmptyValue />;
  return (
    <Table size="small" sx={{ maxWidth: 960 }}>
      <TableHead>
        <TableRow>
          <TableCell>Field</TableCell>
          <TableCell>Before</TableCell>
          <TableCell>After</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ key, label, before, after }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell>{before ?? 'Another value'}</TableCell>
            <TableCell>{after ?? 'Another value'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
ChangesTable.block = true;
