import { Alert, Box, Button } from '@mui/material';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import { useCostWords, type CostWords } from './costWords.ts';
import type { TheirChange } from './rebase.ts';

interface CostRefusalProps {
  readonly refusal: Refusal;
  /** What others have changed since, where that is why. */
  readonly theirs: readonly TheirChange[] | undefined;
  /** One's own changes go on top of theirs. */
  readonly onRebase: () => void;
}

/** Why a sheet was not saved, beside the button that was pressed; of a conflict what others have done (K6). */
export const CostRefusal = ({ refusal, theirs, onRebase }: CostRefusalProps) => {
  const words = useCostWords();
  const isStale = refusal.code === 'STALE_WRITE';
  return (
    <Alert
      severity={isStale ? 'warning' : 'error'}
      sx={{
        flex: '1 0 100%',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        maxHeight: '40vh',
        overflowY: 'auto',
        // On a telephone the button stands below what it is about.
        '& .MuiAlert-message': { flex: '1 1 200px', overflowWrap: 'anywhere' },
      }}
      action={
        isStale && (
          <Button autoFocus color="inherit" onClick={onRebase}>
            {words('bar.rebase')}
          </Button>
        )
      }
    >
      {isStale ? words('bar.stale') : refusal.message}
      {theirs !== undefined && theirs.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {theirs.map((change, index) => (
            <li key={index}>
              {textOf(change, words)}
              {change.isMineToo && ` (${words('stale.mine')})`}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
};

function textOf(change: TheirChange, words: CostWords): string {
  if (change.kind === 'text') return words(`texts.${change.text}`);
  const { kind, name, cells } = change;
  return words(`stale.${kind}`, { name, columns: cells.map((cell) => words(`column.${cell}`)).join(', ') });
}
