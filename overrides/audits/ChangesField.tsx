import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { AuditRecord } from '../../resources/audits/index.ts';
import type { FieldComponent } from '../../src/fields/cell/CellProps.ts';
import { EmptyValue } from '../../src/fields/cell/EmptyValue.tsx';
import { changesOf } from './changesOf.ts';
import { changeText } from './changeText.ts';
import { useAuditedChanges } from './useAuditedChanges.ts';

const few = 3;

/** What was changed, on one line; the whole in its title. */
export const ChangesField: FieldComponent = () => {
  const audit = useRecordContext<Pick<AuditRecord, 'id' | 'event'>>();
  const changes = useAuditedChanges();
  if (changes.length === 0) return <EmptyValue />;
  const told = changes.map((change) => changeText(change, audit?.event === 'updated'));
  const more = told.length - few;
  return (
    <Box
      component="span"
      title={told.join('\n')}
      sx={{
        display: 'block',
        maxWidth: 420,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {told.slice(0, few).join(' · ')}
      {more > 0 && <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${more} more`}</Box>}
    </Box>
  );
};
ChangesField.needs = ['oldValues', 'auditableType', 'event'] satisfies (keyof AuditRecord)[];
ChangesField.csv = (value, _props, _context, record) => {
  const old = (record as Partial<AuditRecord> | undefined)?.oldValues;
  return changesOf(old, value)
    .map(({ key }) => key)
    .join('; ');
};
