import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { isFarFromEvent, type JourneyDetails, longestAround } from '../form/journeyFields.ts';

interface StayWarningProps {
  readonly event: Parameters<typeof isFarFromEvent>[1];
}

/** B7: some do stay that long, so it is said and not refused. */
export const StayWarning = ({ event }: StayWarningProps) => {
  const words = useWizardWords();
  const [dateCheckIn, dateCheckOut] = useWatch<JourneyDetails, ['dateCheckIn', 'dateCheckOut']>({
    name: ['dateCheckIn', 'dateCheckOut'],
  });
  if (!isFarFromEvent({ dateCheckIn, dateCheckOut }, event)) return null;
  return (
    <Alert severity="warning" className={wideInput}>
      {words('details.stay_far', { days: longestAround })}
    </Alert>
  );
};
