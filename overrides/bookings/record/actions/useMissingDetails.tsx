import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { allows } from '#src/data/access/Permission.ts';
import { useMayIn } from '#src/data/access/useAccess.ts';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import { editPath } from '#src/fields/relation/recordPath.ts';
import { journeySources } from '#overrides/bookings/wizard/form/journeyFields.ts';
import { useDetailNames } from '#overrides/bookings/words/useDetailNames.ts';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { useRecordWords } from '#overrides/bookings/words/useRecordWords.ts';
import type { SeatRecord } from '../SeatRecord.ts';

interface MissingDetails {
  /** What keeps a booking from being confirmed, and the way to enter it; null where nothing does. */
  readonly tell: (missing: readonly string[]) => ReactNode;
  /** The same of a refusal, in place of its message. */
  readonly tellInstead: (refusal: Refusal) => ReactNode;
}

/** Kept with the booking; all else is kept with the person. */
const isOfBooking = (name: string): boolean => journeySources.some((source) => source === name);

/** Details without which a booking is not confirmed (B2), in the words of its form. */
export function useMissingDetails({
  id,
  participant,
  can,
}: Pick<SeatRecord, 'id' | 'participant' | 'can'>): MissingDetails {
  const words = useRecordWords();
  const namesOf = useDetailNames();
  const mayEditPerson = useMayIn('participants', 'update').allowed;
  const tell = (missing: readonly string[]) =>
    missing.length === 0 ? null : (
      <Box>
        {words('confirm.missing', { names: namesOf(missing) })}
        {allows(can, 'update') && missing.some(isOfBooking) && (
          <Way to={wizardPaths.editBooking(id)}>{words('confirm.enter')}</Way>
        )}
        {mayEditPerson && participant !== null && !missing.every(isOfBooking) && (
          <Way to={editPath('participants', participant.id)}>{words('confirm.enter_person')}</Way>
        )}
      </Box>
    );
  return {
    tell,
    tellInstead: ({ details: { missing } }) => (Array.isArray(missing) ? tell(missing.map(String)) : null),
  };
}

const Way = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Button
    component={Link}
    to={to}
    size="small"
    color="inherit"
    sx={{ display: 'flex', width: 'fit-content', ml: -0.75, mt: 0.5 }}
  >
    {children}
  </Button>
);
