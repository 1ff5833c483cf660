import { Box } from '@mui/material';
import type { Difference } from './difference.ts';
import { useDifferenceLines } from './differenceWords.ts';

interface DifferenceListProps {
  readonly differences: readonly Difference[];
  /** Undefined for a trainer whom the viewer may not see. */
  readonly nameOf: (trainerId: string) => string | undefined;
}

/** What differs, a line for each item: 'Hands-on groups: 13:15–15:45 → 13:30–16:00'. */
export const DifferenceList = ({ differences, nameOf }: DifferenceListProps) => {
  const lines = useDifferenceLines(nameOf)(differences);
  if (lines.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 }}>
      {lines.map(({ name, text }, index) => (
        <Box key={index} component="li" sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
          <Box component="span" sx={{ fontWeight: 500 }}>
            {name}
          </Box>
          {`: ${text}`}
        </Box>
      ))}
    </Box>
  );
};
