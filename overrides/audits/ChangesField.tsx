import { Box } from '@mui/material';
import type { AuditRecord } from '../../resources/audits/index.ts';
import type { FieldComponent } from '../../src/fields/cell/CellProps.ts';
import { EmptyValue } from '../../src/fields/cell/EmptyValue.tsx';
import { changesOf } from './changesOf.ts';
import { ExportedLine } from './exported/ExportedLine.tsx';
import { useExported } from './exported/useExported.ts';
import { oneLineSx } from './oneLineSx.ts';
import { useAuditedChanges } from './useAuditedChanges.ts';

const few = 3;

/** The changed values on one line, as they were or as they became; the whole in its title. */
function sideOf(side: 'before' | 'after'): FieldComponent {
  const Side: FieldComponent = () => {
    const changes = useAuditedChanges().filter(
      (change) => (side === 'before' ? change.old : change.new) !== undefined,
    );
    const exported = useExported();
    if (changes.length === 0) return <EmptyValue />;
    if (exported !== undefined) return <ExportedLine exported={exported} />;
    const told = changes.map(({ label, [side]: text }) => (text === undefined ? label : `${label}: ${text}`));
    const more = told.length - few;
    return (
      <Box component="span" title={told.join('\n')} sx={oneLineSx}>
        {told.slice(0, few).join(' · ')}
        {more > 0 && <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${more} more`}</Box>}
      </Box>
    );
  };
  const other = side === 'before' ? 'newValues' : 'oldValues';
  Side.needs = ['auditableType', 'oldValues', 'newValues', 'event'] satisfies (keyof AuditRecord)[];
  Side.csv = (value, _props, _context, record) => {
    const against = (record as Partial<AuditRecord> | undefined)?.[other];
    const [before, after] = side === 'before' ? [value, against] : [against, value];
    return changesOf(before, after)
      .map(({ key }) => key)
      .join('; ');
  };
  return Side;
}

export const BeforeField = sideOf('before');
export const AfterField = sideOf('after');
