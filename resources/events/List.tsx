// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { eventColumns } from './columns.tsx';
import { eventConditions, eventFilters } from './filters.tsx';
import { eventViews } from './views.ts';

export const EventList = () => (
  <ResourceList
    filters={eventFilters}
    conditions={eventConditions}
    defaultColumns={[
      'name',
      'dateStart',
      'trainingCentre',
      'country',
      'eventStatus',
      'traineeCount',
      'maxTrainees',
      'isPublished',
    ]}
    sort={{ field: 'dateStart', order: 'DESC' }}
    presets={eventViews}
  >
    {eventColumns.name}
    {eventColumns.dateStart}
    {eventColumns.dateEnd}
    {eventColumns.timeZone}
    {eventColumns.trainingCentre}
    {eventColumns.country}
    {eventColumns.eventStatus}
    {eventColumns.isPublished}
    {eventColumns.isFull}
    {eventColumns.brand}
    {eventColumns.language}
    {eventColumns.leadTrainer}
    {eventColumns.approvedDocument}
    {eventColumns.restrictCountries}
    {eventColumns.authorisationObtained}
    {eventColumns.contractExecuted}
    {eventColumns.collectFields}
    {eventColumns.globalManageFlights}
    {eventColumns.maxTrainees}
    {eventColumns.maxStaff}
    {eventColumns.maxBookingsCountry}
    {eventColumns.maxBookingsUser}
    {eventColumns.maxWaitingList}
    {eventColumns.placeholderExpiryDays}
    {eventColumns.traineeCount}
    {eventColumns.staffCount}
    {eventColumns.placeholderCount}
    {eventColumns.waitingListCount}
    {eventColumns.costsBaseCurrency}
    {eventColumns.costAccommodation}
    {eventColumns.costCoffee}
    {eventColumns.costDinner}
    {eventColumns.costFlights}
    {eventColumns.costLunch}
    {eventColumns.costTransfers}
    {eventColumns.hotelName}
    {eventColumns.hotelPhone}
    {eventColumns.logisticsVendorLeadName}
    {eventColumns.logisticsVendorLeadEmail}
    {eventColumns.logisticsVendorLeadPhone}
    {eventColumns.onsiteContactName}
    {eventColumns.onsiteContactEmail}
    {eventColumns.onsiteContactPhone}
    {eventColumns.dateCreated}
    {eventColumns.dateModified}
  </ResourceList>
);
