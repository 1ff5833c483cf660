import RemoveIcon from '@mui/icons-material/Close';
import {
  Box,
  IconButton,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useMay } from '#src/data/access/useAccess.ts';
import type { ImportConstantInput } from '#src/generated/schema.ts';
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
                  <TextField
                    select
                    size="small"
                    value={field ?? ''}
                    disabled={disabled}
                    onChange={({ target }) => choose(index, target.value)}
                    slotProps={{
                      select: { displayEmpty: true },
                      htmlInput: { 'aria-label': words('field.of', { name }) },
                    }}
                    sx={{ width: '100%', minWidth: 140, maxWidth: 280 }}
                  >
                    <MenuItem value="">
                      <Typography component="span" sx={{ color: 'text.secondary' }}>
                        {words('field.none')}
                      </Typography>
                    </MenuItem>
                    {found.fields.map((each) => (
                      <MenuItem key={each.field} value={each.field}>
                        {each.field === 'id'
                          ? words('field.id')
                          : each.required && isNewOnly
                            ? words('required', { label: each.label })
                            : each.label}
                      </MenuItem>
                    ))}
                  </TextField>
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
