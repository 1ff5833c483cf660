// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { waitingListEntryColumns } from './columns.tsx';
import { waitingListEntryConditions, waitingListEntryFilters } from './filters.tsx';
import { waitingListEntryViews } from './views.ts';

export const WaitingListEntryList = () => (
  <ResourceList
    filters={waitingListEntryFilters}
    conditions={waitingListEntryConditions}
    defaultColumns={[
      'participant',
      'centreEvent',
      'position',
      'waitReason',
      'isNextEligible',
      'priority',
      'author',
      'dateCreated',
    ]}
    sort={{ field: 'position', order: 'ASC' }}
    presets={waitingListEntryViews}
  >
    {waitingListEntryColumns.centreEvent}
    {waitingListEntryColumns.participant}
    {waitingListEntryColumns.author}
    {waitingListEntryColumns.priority}
    {waitingListEntryColumns.dateExpiry}
    {waitingListEntryColumns.accommodation}
    {waitingListEntryColumns.transportation}
    {waitingListEntryColumns.transportMethod}
    {waitingListEntryColumns.dateArrival}
    {waitingListEntryColumns.arrivalFrom}
    {waitingListEntryColumns.arrivalFlight}
    {waitingListEntryColumns.dateDeparture}
    {waitingListEntryColumns.departureCity}
    {waitingListEntryColumns.departureTo}
    {waitingListEntryColumns.departureFlight}
    {waitingListEntryColumns.dateCheckIn}
    {waitingListEntryColumns.dateCheckOut}
    {waitingListEntryColumns.numberOfNights}
    {waitingListEntryColumns.dateOfBirth}
    {waitingListEntryColumns.passportNumber}
    {waitingListEntryColumns.passportCountryIssue}
    {waitingListEntryColumns.passportExpirationDate}
    {waitingListEntryColumns.visaRequired}
    {waitingListEntryColumns.collectStatus}
    {waitingListEntryColumns.collectMissing}
    {waitingListEntryColumns.passportExpiresSoon}
    {waitingListEntryColumns.position}
    {waitingListEntryColumns.waitReason}
    {waitingListEntryColumns.isNextEligible}
    {waitingListEntryColumns.dateCreated}
    {waitingListEntryColumns.dateModified}
  </ResourceList>
);
