import { Fragment, type ReactNode } from 'react';
import { bookingInputs } from '#resources/bookings/inputs.tsx';
import { FormSection } from '#src/screens/form/FormSection.tsx';
import {
  journeySections,
  sectionNames,
  type JourneySource,
} from '#overrides/bookings/wizard/form/journeyFields.ts';
import { FlightInput, FlightNote } from './FlightInput.tsx';
import { PassportNote } from '../passport/PassportNote.tsx';

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
    </FormSection>
  ));
