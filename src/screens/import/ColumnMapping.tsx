import RemoveIcon from '@mui/icons-material/Close';
import { Box, IconButton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useMay } from '#src/data/access/useAccess.ts';
import type { ImportConstantInput } from '#src/generated/schema.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { constantsOf } from './constantsOf.ts';
import type { ReadImport } from './importOperations.ts';
import { useImportWords } from './importWords.ts';

interface ColumnMappingProps {
  readonly found: ReadImport;
  readonly disabled: boolean;
  readonly onChange: (columns: readonly (string | null)[]) => void;
  readonly onConstants: (constants: readonly ImportConstantInput[]) => void;
}

/** What each column of the file fills. A field that another column fills moves over. */
export const ColumnMapping = ({ found, disabled, onChange, onConstants }: ColumnMappingProps) => {
  const words = useImportWords();
  const choose = (index: number, field: string) =>
    onChange(
      found.columns.map((column, other) => {
        if (other === index) return field === '' ? null : field;
        return column.field === field ? null : (column.field ?? null);
      }),
    );
  const isNewOnly = useMay('create').allowed && !found.match;
  const wordOf = (chosen: string) => {
    const field = found.fields.find((each) => each.field === chosen);
    if (field === undefined)
      return (
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          {words('field.none')}
        </Typography>
      );
    if (chosen === 'id') return words('field.id');
    return field.required && isNewOnly ? words('required', { label: field.label }) : field.label;
  };
  return (
    <Box
      component="section"
      sx={{
        overflowX: 'auto',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 2,
        backgroundColor: 'background.paper',
      }}
    >
      <Table size="small" stickyHeader aria-label={words('columns')}>
        <TableHead>
          <TableRow>
            <TableCell>{words('column')}</TableCell>
            <TableCell>{words('field')}</TableCell>
            <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>{words('samples')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {found.columns.map(({ name, field, samples, value }, index) =>
            typeof value === 'string' ? (
              <TableRow key={index}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {value}
                  <IconButton
                    size="small"
                    aria-label={words('constant.remove', { name })}
                    disabled={disabled}
                    onClick={() => onConstants(constantsOf(found).filter((each) => each.field !== field))}
                  >
                    <RemoveIcon fontSize="small" />
                  </IconButton>
                </TableCell>
                <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' }, color: 'text.secondary' }}>
                  {words('constant.same')}
                </TableCell>
              </TableRow>
            ) : (
              <TableRow key={index}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
                <TableCell>
                  <ChoiceField
                    displayEmpty
                    size="small"
                    value={field ?? ''}
                    options={['', ...found.fields.map((each) => each.field)]}
                    wordOf={wordOf}
                    disabled={disabled}
                    onChoose={(chosen) => choose(index, chosen)}
                    aria-label={words('field.of', { name })}
                    sx={{ width: '100%', minWidth: 140, maxWidth: 280 }}
                  />
                </TableCell>
                <TableCell
                  sx={{
                    display: { xs: 'none', sm: 'table-cell' },
                    color: 'text.secondary',
                    overflowWrap: 'anywhere',
                  }}
                >
                  {samples.join(' · ')}
                </TableCell>
              </TableRow>
            ),
          )}
        </TableBody>
      </Table>
    </Box>
  );
};
