// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceCreate } from '../../src/screens/form/ResourceCreate.tsx';
import { createWaitingListEntryDefaults, createWaitingListEntryInputs } from './inputs.tsx';
import { createWaitingListEntrySchema } from './validation.ts';

export const WaitingListEntryCreate = () => (
  <ResourceCreate
    schema={createWaitingListEntrySchema}
    defaults={createWaitingListEntryDefaults}
    first={['centreEvent', 'participant', 'priority', 'dateExpiry']}
  >
    <FormSection name="details">
      {createWaitingListEntryInputs.centreEvent}
      {createWaitingListEntryInputs.participant}
      {createWaitingListEntryInputs.priority}
      {createWaitingListEntryInputs.dateExpiry}
    </FormSection>
    <FormSection name="travel">
      {createWaitingListEntryInputs.transportation}
      {createWaitingListEntryInputs.transportMethod}
      {createWaitingListEntryInputs.dateArrival}
      {createWaitingListEntryInputs.arrivalFrom}
      {createWaitingListEntryInputs.arrivalFlight}
      {createWaitingListEntryInputs.dateDeparture}
      {createWaitingListEntryInputs.departureCity}
      {createWaitingListEntryInputs.departureTo}
      {createWaitingListEntryInputs.departureFlight}
    </FormSection>
    <FormSection name="stay">
      {createWaitingListEntryInputs.accommodation}
      {createWaitingListEntryInputs.dateCheckIn}
      {createWaitingListEntryInputs.dateCheckOut}
    </FormSection>
    <FormSection name="passport">
      {createWaitingListEntryInputs.visaRequired}
      {createWaitingListEntryInputs.dateOfBirth}
      {createWaitingListEntryInputs.passportNumber}
      {createWaitingListEntryInputs.passportCountryIssue}
      {createWaitingListEntryInputs.passportExpirationDate}
    </FormSection>
    <FormSection name="notes">
      {createWaitingListEntryInputs.expectations}
      {createWaitingListEntryInputs.notes}
    </FormSection>
  </ResourceCreate>
);
