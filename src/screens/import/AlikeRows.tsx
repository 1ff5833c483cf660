import { Alert, Box, Button } from '@mui/material';
import type { ImportDecision } from '#src/generated/schema.ts';
import type { ReadImport } from './importOperations.ts';
import { useImportWords } from './importWords.ts';
import type { Import } from './useImport.ts';

interface AlikeRowsProps {
  readonly current: Pick<Import, 'busy' | 'decide'>;
  readonly found: ReadImport;
}

/** G3: rows that would make somebody who may be known stay out until somebody says what becomes of them, here of all at once. */
export const AlikeRows = ({ current, found: { alike, undecided, usable } }: AlikeRowsProps) => {
  const words = useImportWords();
  if (alike === 0) return null;
  const choice = (decision: ImportDecision, text: string) => (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      aria-disabled={current.busy}
      onClick={() => {
        if (!current.busy) current.decide({ decision });
      }}
    >
      {text}
    </Button>
  );
  return (
    <Alert severity={undecided > 0 ? 'warning' : 'info'}>
      <Box>
        {words('alike', { smart_count: alike })}{' '}
        {undecided > 0 && words('alike.undecided', { smart_count: undecided })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {usable > 0 && choice('USE', words('alike.use_all', { smart_count: usable }))}
        {choice('CREATE', words('alike.create_all'))}
        {undecided < alike && choice('LEAVE', words('alike.leave_all'))}
      </Box>
    </Alert>
  );
};
