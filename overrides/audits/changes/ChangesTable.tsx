import { Box } from '@mui/material';
import { EmptyValue } from '#src/fields/cell/EmptyValue.tsx';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { ExportedFacts } from '../exported/ExportedFacts.tsx';
import { useExported } from '../exported/useExported.ts';
import { SideBySide } from './SideBySide.tsx';
import { useAuditedChanges } from './useAuditedChanges.ts';
import { useCountedIn } from './useCountedIn.ts';

/** Every changed value, before and after side by side. Structures are not told: that they changed says enough. */
export const ChangesTable: FieldComponent = () => {
  const changes = useAuditedChanges(useCountedIn());
  const exported = useExported();
  if (exported !== undefined) return <ExportedFacts exported={exported} />;
  if (changes.length === 0) return <EmptyValue />;
  return (
    <Box sx={{ containerType: 'inline-size', maxWidth: 960, display: 'grid', gap: 0.75 }}>
      {changes.map((change) => (
        <SideBySide key={change.key} change={change} />
      ))}
    </Box>
  );
};
ChangesTable.block = true;
