// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { waitingListEntryFields } from './fields.tsx';

export const WaitingListEntryShow = () => (
  <ResourceShow facts={['centreEvent', 'priority', 'author', 'dateExpiry']}>
    <ShowSection name="details">
      {waitingListEntryFields.centreEvent}
      {waitingListEntryFields.participant}
      {waitingListEntryFields.position}
      {waitingListEntryFields.waitReason}
      {waitingListEntryFields.isNextEligible}
      {waitingListEntryFields.priority}
      {waitingListEntryFields.dateExpiry}
      {waitingListEntryFields.author}
      {waitingListEntryFields.collectStatus}
      {waitingListEntryFields.collectMissing}
    </ShowSection>
    <ShowSection name="travel">
      {waitingListEntryFields.transportation}
      {waitingListEntryFields.transportMethod}
      {waitingListEntryFields.dateArrival}
      {waitingListEntryFields.arrivalFrom}
      {waitingListEntryFields.arrivalFlight}
      {waitingListEntryFields.dateDeparture}
      {waitingListEntryFields.departureCity}
      {waitingListEntryFields.departureTo}
      {waitingListEntryFields.departureFlight}
    </ShowSection>
    <ShowSection name="stay">
      {waitingListEntryFields.accommodation}
      {waitingListEntryFields.dateCheckIn}
      {waitingListEntryFields.dateCheckOut}
      {waitingListEntryFields.numberOfNights}
    </ShowSection>
    <ShowSection name="passport">
      {waitingListEntryFields.visaRequired}
      {waitingListEntryFields.dateOfBirth}
      {waitingListEntryFields.passportNumber}
      {waitingListEntryFields.passportCountryIssue}
      {waitingListEntryFields.passportExpirationDate}
      {waitingListEntryFields.passportExpiresSoon}
    </ShowSection>
    <ShowSection name="notes">
      {waitingListEntryFields.expectations}
      {waitingListEntryFields.notes}
    </ShowSection>
    <ShowSection name="record">
      {waitingListEntryFields.dateCreated}
      {waitingListEntryFields.dateModified}
    </ShowSection>
  </ResourceShow>
);
