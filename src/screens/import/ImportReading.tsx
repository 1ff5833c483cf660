import { Box, Button, Collapse, Typography } from '@mui/material';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useId, useState } from 'react';
import type { ImportConstantInput } from '#src/generated/schema.ts';
import { AddConstant } from './AddConstant.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import { constantsOf } from './constantsOf.ts';
import type { ReadImport } from './importOperations.ts';
import { ImportSettings } from './ImportSettings.tsx';
import { useImportWords } from './importWords.ts';
import type { Import } from './useImport.ts';

interface ImportReadingProps {
  readonly found: ReadImport;
  readonly disabled: boolean;
  readonly onChange: Import['change'];
}

/** How the file is read and what its columns fill: open until the rows are looked at, and then a line. */
export const ImportReading = ({ found, disabled, onChange }: ImportReadingProps) => {
  const words = useImportWords();
  const id = useId();
  const isLookedAt = found.state !== 'READ';
  const [asked, setAsked] = useState(false);
  const isOpen = asked || !isLookedAt;
  const setConstants = (constants: readonly ImportConstantInput[]) => onChange({ constants: [...constants] });
  const filling = found.columns.filter(({ field }) => typeof field === 'string').length;
  return (
    <Box component="section" aria-label={words('settings')} sx={{ minWidth: 0 }}>
      {isLookedAt && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography sx={{ color: 'text.secondary' }}>
            {words('reading', { smart_count: found.columns.length, filling })}
          </Typography>
          <Button
            size="small"
            color="inherit"
            aria-expanded={isOpen}
            aria-controls={id}
            endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
            onClick={() => setAsked(!asked)}
          >
            {words('settings')}
          </Button>
        </Box>
      )}
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box sx={{ display: 'grid', gap: 2, pt: isLookedAt ? 1 : 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <ImportSettings found={found} disabled={disabled} onChange={onChange} />
          <ColumnMapping
            found={found}
            disabled={disabled}
            onChange={(columns) => onChange({ columns: [...columns] })}
            onConstants={setConstants}
          />
          <AddConstant
            found={found}
            disabled={disabled}
            onAdd={(constant) => setConstants([...constantsOf(found), constant])}
          />
        </Box>
      </Collapse>
    </Box>
  );
};
