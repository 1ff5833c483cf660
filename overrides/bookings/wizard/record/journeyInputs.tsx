import { Fragment, type ReactNode } from 'react';
import { bookingInputs } from '../../../../resources/bookings/inputs.tsx';
import { FormSection } from '../../../../src/screens/form/FormSection.tsx';
import { journeySections, sectionNames } from '../form/journeyFields.ts';
import { PassportNote } from './PassportNote.tsx';

/** The sections that a booking and an entry share; a form counts its sections by its children, so these are no component. */
export const journeyInputs = (): ReactNode =>
  sectionNames.map((name) => (
    <FormSection key={name} name={name} sources={journeySections[name]}>
      {name === 'passport' && <PassportNote />}
      {journeySections[name].map((source) => (
        <Fragment key={source}>{bookingInputs[source]}</Fragment>
      ))}
    </FormSection>
  ));
