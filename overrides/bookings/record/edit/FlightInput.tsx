import { Alert } from '@mui/material';
import { bookingInputs } from '#resources/bookings/inputs.tsx';
import { allows } from '#src/data/access/Permission.ts';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { useEditedRecord } from './useEditedRecord.ts';

/** G2: a flight number is asked of those who may write it; not before it is known who books the flights. */
export const FlightInput = ({ source }: { readonly source: 'arrivalFlight' | 'departureFlight' }) => {
  const edited = useEditedRecord();
  return edited !== undefined && allows(edited.record.can, 'update_flights') ? bookingInputs[source] : null;
};

export const FlightNote = () => {
  const words = useWizardWords();
  const isCentral = useEditedRecord()?.record.centreEvent?.globalManageFlights === true;
  if (!isCentral) return null;
  return (
    <Alert severity="info" className={wideInput} sx={{ mb: 1 }}>
      {words('details.flights')}
    </Alert>
  );
};
