import { Box, Button } from '@mui/material';
import { useCallback, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import { useJourneyLabels } from '#overrides/bookings/wizard/parts/useJourneyLabels.ts';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { useRecordWords } from '#overrides/bookings/words/useRecordWords.ts';

export interface MissingDetails {
  /** What keeps a booking from being confirmed, and the way to enter it; null where nothing does. */
  readonly tell: (missing: readonly string[]) => ReactNode;
  /** The same of a refusal, in place of its message. */
  readonly tellInstead: (refusal: Refusal) => ReactNode;
}

/** Details without which a booking is not confirmed (B2), in the words of its form. */
export function useMissingDetails(bookingId: string): MissingDetails {
  const words = useRecordWords();
  const labelOf = useJourneyLabels();
  const tell = useCallback(
    (missing: readonly string[]) =>
      missing.length === 0 ? null : (
        <Box>
          {words('confirm.missing', { names: missing.map((name) => labelOf(name)).join(', ') })}
          <Button
            component={Link}
            to={wizardPaths.editBooking(bookingId)}
            size="small"
            color="inherit"
            sx={{ display: 'flex', width: 'fit-content', ml: -0.75, mt: 0.5 }}
          >
            {words('confirm.enter')}
          </Button>
        </Box>
      ),
    [words, labelOf, bookingId],
  );
  const tellInstead = useCallback(
    ({ details: { missing } }: Refusal) => (Array.isArray(missing) ? tell(missing.map(String)) : null),
    [tell],
  );
  return { tell, tellInstead };
}
