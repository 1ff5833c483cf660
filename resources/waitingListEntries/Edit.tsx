// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceEdit } from '../../src/screens/form/ResourceEdit.tsx';
import { waitingListEntryInputs } from './inputs.tsx';
import { updateWaitingListEntrySchema } from './validation.ts';

export const WaitingListEntryEdit = () => (
  <ResourceEdit schema={updateWaitingListEntrySchema}>
    <FormSection name="details">
      {waitingListEntryInputs.centreEvent}
      {waitingListEntryInputs.participant}
      {waitingListEntryInputs.priority}
      {waitingListEntryInputs.dateExpiry}
    </FormSection>
    <FormSection name="travel">
      {waitingListEntryInputs.transportation}
      {waitingListEntryInputs.transportMethod}
      {waitingListEntryInputs.dateArrival}
      {waitingListEntryInputs.arrivalFrom}
      {waitingListEntryInputs.arrivalFlight}
      {waitingListEntryInputs.dateDeparture}
      {waitingListEntryInputs.departureCity}
      {waitingListEntryInputs.departureTo}
      {waitingListEntryInputs.departureFlight}
    </FormSection>
    <FormSection name="stay">
      {waitingListEntryInputs.accommodation}
      {waitingListEntryInputs.dateCheckIn}
      {waitingListEntryInputs.dateCheckOut}
    </FormSection>
    <FormSection name="passport">
      {waitingListEntryInputs.visaRequired}
      {waitingListEntryInputs.dateOfBirth}
      {waitingListEntryInputs.passportNumber}
      {waitingListEntryInputs.passportCountryIssue}
      {waitingListEntryInputs.passportExpirationDate}
    </FormSection>
    <FormSection name="notes">
      {waitingListEntryInputs.expectations}
      {waitingListEntryInputs.notes}
    </FormSection>
  </ResourceEdit>
);
