// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceEdit } from '../../src/screens/form/ResourceEdit.tsx';
import { eventInputs } from './inputs.tsx';
import { updateEventSchema } from './validation.ts';

export const EventEdit = () => (
  <ResourceEdit schema={updateEventSchema}>
    <FormSection name="details">
      {eventInputs.name}
      {eventInputs.eventStatus}
      {eventInputs.isPublished}
      {eventInputs.brand}
      {eventInputs.language}
      {eventInputs.description}
      {eventInputs.objectives}
      {eventInputs.clinicalCasesDetail}
    </FormSection>
    <FormSection name="dates">
      {eventInputs.trainingCentre}
      {eventInputs.country}
      {eventInputs.dateStart}
      {eventInputs.dateEnd}
    </FormSection>
    <FormSection name="seats">
      {eventInputs.maxTrainees}
      {eventInputs.maxStaff}
      {eventInputs.placeholderExpiryDays}
      {eventInputs.maxWaitingList}
      {eventInputs.maxBookingsCountry}
      {eventInputs.maxBookingsUser}
      {eventInputs.restrictCountries}
      {eventInputs.allowedCountries}
    </FormSection>
    <FormSection name="trainers">
      {eventInputs.leadTrainer}
      {eventInputs.trainers}
    </FormSection>
    <FormSection name="agenda">{eventInputs.agenda}</FormSection>
    <FormSection name="approvals">
      {eventInputs.authorisationObtained}
      {eventInputs.authorisationObtainedText}
      {eventInputs.contractExecuted}
      {eventInputs.contractExecutedText}
      {eventInputs.collectFields}
    </FormSection>
    <FormSection name="logistics">
      {eventInputs.globalManageFlights}
      {eventInputs.hotelName}
      {eventInputs.hotelAddress}
      {eventInputs.hotelPhone}
      {eventInputs.logisticsVendorLeadName}
      {eventInputs.logisticsVendorLeadEmail}
      {eventInputs.logisticsVendorLeadPhone}
      {eventInputs.onsiteContactName}
      {eventInputs.onsiteContactEmail}
      {eventInputs.onsiteContactPhone}
    </FormSection>
    <FormSection name="costs">
      {eventInputs.costsBaseCurrency}
      {eventInputs.costAccommodation}
      {eventInputs.costCoffee}
      {eventInputs.costDinner}
      {eventInputs.costFlights}
      {eventInputs.costLunch}
      {eventInputs.costTransfers}
      {eventInputs.estimatedCosts}
    </FormSection>
  </ResourceEdit>
);
