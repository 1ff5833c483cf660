import { Alert } from '@mui/material';
import { bookingInputs } from '../../../../resources/bookings/inputs.tsx';
import { wideInput } from '../../../../src/fields/input/inputWidth.ts';
import { useWizardWords } from '../words/useWizardWords.ts';
import { canWriteFlights } from './actionsOf.ts';
import { useEditedRecord } from './useEditedRecord.ts';
import { useRoles } from './useRoles.ts';

/** G2: a flight number is asked of those who may write it; not before it is known who books the flights. */
export const FlightInput = ({ source }: { readonly source: 'arrivalFlight' | 'departureFlight' }) => {
  const mayWrite = canWriteFlights(useRoles());
  const central = useEditedRecord()?.record.centreEvent?.globalManageFlights;
  return mayWrite || central === false ? bookingInputs[source] : null;
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
