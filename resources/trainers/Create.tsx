// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceCreate } from '../../src/screens/form/ResourceCreate.tsx';
import { createTrainerDefaults, createTrainerInputs } from './inputs.tsx';
import { createTrainerSchema } from './validation.ts';

export const TrainerCreate = () => (
  <ResourceCreate
    schema={createTrainerSchema}
    defaults={createTrainerDefaults}
    first={['nameTitle', 'firstName', 'lastName', 'email', 'city', 'country', 'hospital', 'primaryLanguage']}
  >
    <FormSection name="details">
      {createTrainerInputs.nameTitle}
      {createTrainerInputs.firstName}
      {createTrainerInputs.lastName}
      {createTrainerInputs.photo}
      {createTrainerInputs.position}
      {createTrainerInputs.hospital}
      {createTrainerInputs.faculty}
      {createTrainerInputs.isDisabled}
    </FormSection>
    <FormSection name="contact">
      {createTrainerInputs.email}
      {createTrainerInputs.address}
      {createTrainerInputs.city}
      {createTrainerInputs.postcode}
      {createTrainerInputs.country}
    </FormSection>
    <FormSection name="profile">
      {createTrainerInputs.primaryLanguage}
      {createTrainerInputs.spokenLanguages}
      {createTrainerInputs.description}
      {createTrainerInputs.experience}
      {createTrainerInputs.mainInterests}
      {createTrainerInputs.researchWork}
    </FormSection>
    <FormSection name="fees">
      {createTrainerInputs.fmvAmount}
      {createTrainerInputs.fmvCurrency}
      {createTrainerInputs.vatPayable}
      {createTrainerInputs.sapNumber}
      {createTrainerInputs.onekeyId}
      {createTrainerInputs.veevaId}
    </FormSection>
  </ResourceCreate>
);
