// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceShow } from '../../src/screens/record/ResourceShow.tsx';
import { ShowSection } from '../../src/screens/record/ShowSection.tsx';
import { eventFields } from './fields.tsx';

export const EventShow = () => (
  <ResourceShow facts={['dateStart', 'dateEnd', 'trainingCentre', 'leadTrainer']}>
    <ShowSection name="details">
      {eventFields.name}
      {eventFields.eventStatus}
      {eventFields.isPublished}
      {eventFields.brand}
      {eventFields.language}
      {eventFields.description}
      {eventFields.objectives}
      {eventFields.clinicalCasesDetail}
    </ShowSection>
    <ShowSection name="dates">
      {eventFields.trainingCentre}
      {eventFields.country}
      {eventFields.dateStart}
      {eventFields.dateEnd}
      {eventFields.timeZone}
    </ShowSection>
    <ShowSection name="seats">
      {eventFields.isFull}
      {eventFields.traineeCount}
      {eventFields.maxTrainees}
      {eventFields.staffCount}
      {eventFields.maxStaff}
      {eventFields.placeholderCount}
      {eventFields.placeholderExpiryDays}
      {eventFields.waitingListCount}
      {eventFields.maxWaitingList}
      {eventFields.maxBookingsCountry}
      {eventFields.maxBookingsUser}
      {eventFields.restrictCountries}
      {eventFields.allowedCountries}
    </ShowSection>
    <ShowSection name="bookings">{eventFields.eventBookings}</ShowSection>
    <ShowSection name="waitingList">{eventFields.waitingListEntries}</ShowSection>
    <ShowSection name="trainers">
      {eventFields.leadTrainer}
      {eventFields.trainers}
    </ShowSection>
    <ShowSection name="agenda">
      {eventFields.agenda}
      {eventFields.agendaOrig}
    </ShowSection>
    <ShowSection name="honoraria">{eventFields.trainerHonoraria}</ShowSection>
    <ShowSection name="approvals">
      {eventFields.authorisationObtained}
      {eventFields.authorisationObtainedText}
      {eventFields.contractExecuted}
      {eventFields.contractExecutedText}
      {eventFields.approvedDocument}
      {eventFields.collectFields}
    </ShowSection>
    <ShowSection name="logistics">
      {eventFields.globalManageFlights}
      {eventFields.hotelName}
      {eventFields.hotelAddress}
      {eventFields.hotelPhone}
      {eventFields.logisticsVendorLeadName}
      {eventFields.logisticsVendorLeadEmail}
      {eventFields.logisticsVendorLeadPhone}
      {eventFields.onsiteContactName}
      {eventFields.onsiteContactEmail}
      {eventFields.onsiteContactPhone}
    </ShowSection>
    <ShowSection name="costs">
      {eventFields.costsBaseCurrency}
      {eventFields.costAccommodation}
      {eventFields.costCoffee}
      {eventFields.costDinner}
      {eventFields.costFlights}
      {eventFields.costLunch}
      {eventFields.costTransfers}
      {eventFields.estimatedCosts}
    </ShowSection>
    <ShowSection name="record">
      {eventFields.dateCreated}
      {eventFields.dateModified}
    </ShowSection>
  </ResourceShow>
);
