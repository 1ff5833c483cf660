import { Box } from '@mui/material';
import { useCallback, type ReactNode } from 'react';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import { useJourneyLabels } from '#overrides/bookings/wizard/parts/useJourneyLabels.ts';
import { useRecordWords } from '#overrides/bookings/words/useRecordWords.ts';

/** Tells the details for want of which a booking was refused. */
export function useMissingDetails(): (refusal: Refusal) => ReactNode {
  const words = useRecordWords();
  const labelOf = useJourneyLabels();
  return useCallback(
    ({ details: { missing } }) =>
      Array.isArray(missing) && missing.length > 0 ? (
        <Box>
          {words('details.missing', { names: missing.map((name) => labelOf(String(name))).join(', ') })}
        </Box>
      ) : null,
    [words, labelOf],
  );
}
