// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { bookingFields } from './fields.tsx';

export const BookingShow = () => (
  <ResourceShow facts={['centreEvent', 'bookingType', 'dateExpiry', 'author']}>
    <ShowSection name="details">
      {bookingFields.centreEvent}
      {bookingFields.participant}
      {bookingFields.bookingStatus}
      {bookingFields.bookingType}
      {bookingFields.dateExpiry}
      {bookingFields.cancelReason}
      {bookingFields.consumesSeat}
      {bookingFields.country}
      {bookingFields.countryNotAllowed}
      {bookingFields.author}
      {bookingFields.collectStatus}
      {bookingFields.collectMissing}
      {bookingFields.collectFields}
      {bookingFields.reportableSpendCount}
    </ShowSection>
    <ShowSection name="travel">
      {bookingFields.transportation}
      {bookingFields.transportMethod}
      {bookingFields.dateArrival}
      {bookingFields.arrivalFrom}
      {bookingFields.arrivalFlight}
      {bookingFields.dateDeparture}
      {bookingFields.departureCity}
      {bookingFields.departureTo}
      {bookingFields.departureFlight}
    </ShowSection>
    <ShowSection name="stay">
      {bookingFields.accommodation}
      {bookingFields.dateCheckIn}
      {bookingFields.dateCheckOut}
      {bookingFields.numberOfNights}
    </ShowSection>
    <ShowSection name="passport">
      {bookingFields.visaRequired}
      {bookingFields.dateOfBirth}
      {bookingFields.passportNumber}
      {bookingFields.passportCountryIssue}
      {bookingFields.passportExpirationDate}
      {bookingFields.passportExpiresSoon}
    </ShowSection>
    <ShowSection name="notes">
      {bookingFields.expectations}
      {bookingFields.notes}
    </ShowSection>
    <ShowSection name="record">
      {bookingFields.dateCreated}
      {bookingFields.dateModified}
    </ShowSection>
  </ResourceShow>
);
