import { Box, Typography } from '@mui/material';
import { RefusalNote } from '#overrides/refusals/index.ts';
import type { RowOutcome } from '#src/data/write/mutateRows.ts';
import { useListed } from '#src/fields/wording/useListed.ts';
import { useEventWords } from '../eventWords.ts';
import { summarise } from './placeholderResults.ts';

interface PlaceholderResultsProps {
  readonly outcomes: readonly RowOutcome[];
  readonly running: boolean;
  /** Tries those again that may be passed with a reason; place 1 is the first. */
  readonly onReason: (places: readonly number[], reason: string) => void;
}

/** What became of each placeholder. */
export const PlaceholderResults = ({ outcomes, running, onReason }: PlaceholderResultsProps) => {
  const words = useEventWords();
  const listed = useListed();
  const { made, refused } = summarise(outcomes);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography role="status" sx={{ fontWeight: 500 }}>
        {refused.length === 0
          ? words('placeholders.made', { smart_count: made })
          : words('placeholders.partly', { done: made, failed: outcomes.length - made })}
      </Typography>
      {refused.map(({ refusal, places }) => (
        <Box key={refusal.message}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {listed(places.map((n) => words('placeholders.nth', { n })))}
          </Typography>
          <RefusalNote refusal={refusal} running={running} onReason={(reason) => onReason(places, reason)} />
        </Box>
      ))}
    </Box>
  );
};
