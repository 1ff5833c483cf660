// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceCreate } from '../../src/screens/form/ResourceCreate.tsx';
import { createEventDefaults, createEventInputs } from './inputs.tsx';
import { createEventSchema } from './validation.ts';

export const EventCreate = () => (
  <ResourceCreate
    schema={createEventSchema}
    defaults={createEventDefaults}
    first={[
      'name',
      'dateStart',
      'dateEnd',
      'trainingCentre',
      'country',
      'eventStatus',
      'isPublished',
      'leadTrainer',
      'maxTrainees',
    ]}
  >
    <FormSection name="details">
      {createEventInputs.name}
      {createEventInputs.eventStatus}
      {createEventInputs.isPublished}
      {createEventInputs.brand}
      {createEventInputs.language}
      {createEventInputs.description}
      {createEventInputs.objectives}
      {createEventInputs.clinicalCasesDetail}
    </FormSection>
    <FormSection name="dates">
      {createEventInputs.trainingCentre}
      {createEventInputs.country}
      {createEventInputs.dateStart}
      {createEventInputs.dateEnd}
    </FormSection>
    <FormSection name="seats">
      {createEventInputs.maxTrainees}
      {createEventInputs.maxStaff}
      {createEventInputs.placeholderExpiryDays}
      {createEventInputs.maxWaitingList}
      {createEventInputs.maxBookingsCountry}
      {createEventInputs.maxBookingsUser}
      {createEventInputs.restrictCountries}
      {createEventInputs.allowedCountries}
    </FormSection>
    <FormSection name="trainers">
      {createEventInputs.leadTrainer}
      {createEventInputs.trainers}
    </FormSection>
    <FormSection name="agenda">{createEventInputs.agenda}</FormSection>
    <FormSection name="approvals">
      {createEventInputs.authorisationObtained}
      {createEventInputs.authorisationObtainedText}
      {createEventInputs.contractExecuted}
      {createEventInputs.contractExecutedText}
      {createEventInputs.collectFields}
    </FormSection>
    <FormSection name="logistics">
      {createEventInputs.globalManageFlights}
      {createEventInputs.hotelName}
      {createEventInputs.hotelAddress}
      {createEventInputs.hotelPhone}
      {createEventInputs.logisticsVendorLeadName}
      {createEventInputs.logisticsVendorLeadEmail}
      {createEventInputs.logisticsVendorLeadPhone}
      {createEventInputs.onsiteContactName}
      {createEventInputs.onsiteContactEmail}
      {createEventInputs.onsiteContactPhone}
    </FormSection>
    <FormSection name="costs">
      {createEventInputs.costsBaseCurrency}
      {createEventInputs.costAccommodation}
      {createEventInputs.costCoffee}
      {createEventInputs.costDinner}
      {createEventInputs.costFlights}
      {createEventInputs.costLunch}
      {createEventInputs.costTransfers}
      {createEventInputs.estimatedCosts}
    </FormSection>
  </ResourceCreate>
);
