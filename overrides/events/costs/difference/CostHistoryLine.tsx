import { Box, Button } from '@mui/material';
import { useWordsOf } from '#src/i18n/useWordsOf.ts';
import type { ToldCostChange } from './useCostHistory.ts';
import { useCostRestore } from './useCostRestore.ts';

/** English of a line in the history of its event. A translation overrides by `cost_history.<key>`. */
const messages = {
  changed: 'Restore this cost as it was before this',
  removed: 'Restore this cost',
} as const;

interface CostHistoryLineProps {
  readonly eventId: string;
  readonly told: ToldCostChange;
}

/** What was done to a cost of an event, and the way to have it back. */
export const CostHistoryLine = ({ eventId, told }: CostHistoryLineProps) => {
  const words = useWordsOf('cost_history', messages);
  const restore = useCostRestore(eventId);
  const { name, text, change, mayRestore } = told;
  const label = words(change.after === undefined ? 'removed' : 'changed');
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      <Box sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
        <Box component="span" sx={{ fontWeight: 500 }}>
          {name}
        </Box>
        {`: ${text}`}
      </Box>
      {mayRestore && (
        <Button
          size="small"
          aria-label={`${label}: ${name}`}
          onClick={() => void restore(change)}
          sx={{ justifySelf: 'start', ml: -1.25 }}
        >
          {label}
        </Button>
      )}
    </Box>
  );
};
