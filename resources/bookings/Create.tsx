// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceCreate } from '../../src/screens/form/ResourceCreate.tsx';
import { createBookingInputs } from './inputs.tsx';
import { createBookingSchema } from './validation.ts';

export const BookingCreate = () => (
  <ResourceCreate
    schema={createBookingSchema}
    first={['bookingStatus', 'bookingType', 'centreEvent', 'participant', 'dateExpiry']}
  >
    <FormSection name="details">
      {createBookingInputs.centreEvent}
      {createBookingInputs.participant}
      {createBookingInputs.bookingStatus}
      {createBookingInputs.bookingType}
      {createBookingInputs.dateExpiry}
      {createBookingInputs.country}
    </FormSection>
    <FormSection name="travel">
      {createBookingInputs.transportation}
      {createBookingInputs.transportMethod}
      {createBookingInputs.dateArrival}
      {createBookingInputs.arrivalFrom}
      {createBookingInputs.arrivalFlight}
      {createBookingInputs.dateDeparture}
      {createBookingInputs.departureCity}
      {createBookingInputs.departureTo}
      {createBookingInputs.departureFlight}
    </FormSection>
    <FormSection name="stay">
      {createBookingInputs.accommodation}
      {createBookingInputs.dateCheckIn}
      {createBookingInputs.dateCheckOut}
    </FormSection>
    <FormSection name="passport">
      {createBookingInputs.visaRequired}
      {createBookingInputs.dateOfBirth}
      {createBookingInputs.passportNumber}
      {createBookingInputs.passportCountryIssue}
      {createBookingInputs.passportExpirationDate}
    </FormSection>
    <FormSection name="notes">
      {createBookingInputs.expectations}
      {createBookingInputs.notes}
    </FormSection>
  </ResourceCreate>
);
