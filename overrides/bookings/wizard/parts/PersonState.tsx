import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { Flag } from '#src/ui/Flag.tsx';
import type { PaletteName } from '#src/ui/palettes.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { usePersonAvailability } from '../data/useWizardEvent.ts';
import { useWizard } from '../form/WizardContext.ts';
import type { WizardValues } from '../form/WizardValues.ts';
import { type State, stateOf } from './stateOf.ts';

const looks: Readonly<Record<State, PaletteName>> = {
  free: 'fern',
  reason: 'starship',
  waiting: 'matisse',
  booked: 'matisse',
  blocked: 'night',
};

interface PersonStateProps {
  readonly id: string;
  /** Everybody who was found. */
  readonly found: readonly string[];
}

/** Whether somebody who was found can be booked on the event, or put on its list. */
export const PersonState = ({ id, found }: PersonStateProps) => {
  const words = useWizardWords();
  const { target, event, availability: room } = useWizard();
  const bookingType = useWatch<WizardValues, 'bookingType'>({ name: 'bookingType' });
  const { data: permissions } = usePersonAvailability(event.id, found, id);
  if (permissions === undefined) return null;
  const { state, why } = stateOf(permissions, target, bookingType);
  // What holds for everybody is said once, by the form.
  const isOfAll = room !== undefined && stateOf(room, target, bookingType).why === why;
  const label = words(state === 'free' ? `state.free_${target}` : `state.${state}`);
  return (
    <Box
      sx={{ flex: 'none', display: 'grid', justifyItems: 'end', maxWidth: '45%', ml: 1, textAlign: 'end' }}
    >
      <Flag label={label} palette={looks[state]} />
      {state === 'blocked' && !isOfAll && (
        <Typography sx={{ color: 'text.secondary', fontSize: 12, mt: 0.25 }}>{why}</Typography>
      )}
    </Box>
  );
};
