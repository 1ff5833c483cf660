// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { bookingColumns } from './columns.tsx';
import { bookingConditions, bookingFilters } from './filters.tsx';
import { bookingViews } from './views.ts';

export const BookingList = () => (
  <ResourceList
    filters={bookingFilters}
    conditions={bookingConditions}
    defaultColumns={[
      'participant',
      'centreEvent',
      'bookingStatus',
      'bookingType',
      'author',
      'dateExpiry',
      'collectStatus',
      'dateCreated',
    ]}
    sort={{ field: 'dateCreated', order: 'DESC' }}
    presets={bookingViews}
  >
    {bookingColumns.bookingStatus}
    {bookingColumns.bookingType}
    {bookingColumns.centreEvent}
    {bookingColumns.participant}
    {bookingColumns.author}
    {bookingColumns.dateExpiry}
    {bookingColumns.accommodation}
    {bookingColumns.transportation}
    {bookingColumns.transportMethod}
    {bookingColumns.dateArrival}
    {bookingColumns.arrivalFrom}
    {bookingColumns.arrivalFlight}
    {bookingColumns.dateDeparture}
    {bookingColumns.departureCity}
    {bookingColumns.departureTo}
    {bookingColumns.departureFlight}
    {bookingColumns.dateCheckIn}
    {bookingColumns.dateCheckOut}
    {bookingColumns.numberOfNights}
    {bookingColumns.dateOfBirth}
    {bookingColumns.passportNumber}
    {bookingColumns.passportCountryIssue}
    {bookingColumns.passportExpirationDate}
    {bookingColumns.visaRequired}
    {bookingColumns.collectFields}
    {bookingColumns.collectStatus}
    {bookingColumns.reportableSpendCount}
    {bookingColumns.country}
    {bookingColumns.countryNotAllowed}
    {bookingColumns.consumesSeat}
    {bookingColumns.collectMissing}
    {bookingColumns.passportExpiresSoon}
    {bookingColumns.cancelReason}
    {bookingColumns.dateCreated}
    {bookingColumns.dateModified}
  </ResourceList>
);
