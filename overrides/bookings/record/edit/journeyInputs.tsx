import { Fragment, type ReactNode } from 'react';
import { bookingInputs } from '#resources/bookings/inputs.tsx';
import { FormSection } from '#src/screens/form/FormSection.tsx';
import {
  journeySections,
  type JourneySource,
  sectionNames,
} from '#overrides/bookings/wizard/form/journeyFields.ts';
import { StayWarning } from '#overrides/bookings/wizard/parts/StayWarning.tsx';
import { PassportNote } from '../passport/PassportNote.tsx';
import { Alert, Skeleton } from '@mui/material';
import { allows } from '#src/data/access/Permission.ts';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { useRecordWords } from '#overrides/bookings/words/useRecordWords.ts';
import { useEditedRecord } from './useEditedRecord.ts';

/** G2: a flight number is asked of those who may write it; not before it is known who books the flights. */
const FlightInput = ({ source }: { readonly source: 'arrivalFlight' | 'departureFlight' }) => {
  const edited = useEditedRecord();
  if (edited === undefined) return <Skeleton variant="rounded" height={62} sx={{ mt: 1, mb: 0.5 }} />;
  return allows(edited.record.can, 'update_flights') ? bookingInputs[source] : null;
};

const FlightNote = () => {
  const words = useRecordWords();
  const isCentral = useEditedRecord()?.record.centreEvent?.globalManageFlights === true;
  if (!isCentral) return null;
  return (
    <Alert severity="info" className={wideInput} sx={{ mb: 1 }}>
      {words('details.flights')}
    </Alert>
  );
};

const FarStay = () => {
  const event = useEditedRecord()?.record.centreEvent;
  return event ? <StayWarning event={event} /> : null;
};

const inputOf = (source: JourneySource): ReactNode =>
  source === 'arrivalFlight' || source === 'departureFlight' ? (
    <FlightInput source={source} />
  ) : (
    bookingInputs[source]
  );

/** The sections that a booking and an entry share; a form counts its sections by its children, so these are no component. */
export const journeyInputs = (): ReactNode =>
  sectionNames.map((name) => (
    <FormSection key={name} name={name} sources={journeySections[name]}>
      {name === 'travel' && <FlightNote />}
      {name === 'passport' && <PassportNote />}
      {journeySections[name].map((source) => (
        <Fragment key={source}>{inputOf(source)}</Fragment>
      ))}
      {name === 'stay' && <FarStay />}
    </FormSection>
  ));
