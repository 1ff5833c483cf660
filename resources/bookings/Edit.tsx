// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceEdit } from '../../src/screens/form/ResourceEdit.tsx';
import { bookingInputs } from './inputs.tsx';
import { updateBookingSchema } from './validation.ts';

export const BookingEdit = () => (
  <ResourceEdit schema={updateBookingSchema}>
    <FormSection name="details">
      {bookingInputs.centreEvent}
      {bookingInputs.participant}
      {bookingInputs.bookingStatus}
      {bookingInputs.bookingType}
      {bookingInputs.dateExpiry}
      {bookingInputs.country}
      {bookingInputs.author}
    </FormSection>
    <FormSection name="travel">
      {bookingInputs.transportation}
      {bookingInputs.transportMethod}
      {bookingInputs.dateArrival}
      {bookingInputs.arrivalFrom}
      {bookingInputs.arrivalFlight}
      {bookingInputs.dateDeparture}
      {bookingInputs.departureCity}
      {bookingInputs.departureTo}
      {bookingInputs.departureFlight}
    </FormSection>
    <FormSection name="stay">
      {bookingInputs.accommodation}
      {bookingInputs.dateCheckIn}
      {bookingInputs.dateCheckOut}
    </FormSection>
    <FormSection name="passport">
      {bookingInputs.visaRequired}
      {bookingInputs.dateOfBirth}
      {bookingInputs.passportNumber}
      {bookingInputs.passportCountryIssue}
      {bookingInputs.passportExpirationDate}
    </FormSection>
    <FormSection name="notes">
      {bookingInputs.expectations}
      {bookingInputs.notes}
    </FormSection>
  </ResourceEdit>
);
