// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceEdit } from '../../src/screens/form/ResourceEdit.tsx';
import { trainerInputs } from './inputs.tsx';
import { updateTrainerSchema } from './validation.ts';

export const TrainerEdit = () => (
  <ResourceEdit schema={updateTrainerSchema}>
    <FormSection name="details">
      {trainerInputs.nameTitle}
      {trainerInputs.firstName}
      {trainerInputs.lastName}
      {trainerInputs.photo}
      {trainerInputs.position}
      {trainerInputs.hospital}
      {trainerInputs.faculty}
      {trainerInputs.isDisabled}
    </FormSection>
    <FormSection name="contact">
      {trainerInputs.email}
      {trainerInputs.address}
      {trainerInputs.city}
      {trainerInputs.postcode}
      {trainerInputs.country}
    </FormSection>
    <FormSection name="profile">
      {trainerInputs.primaryLanguage}
      {trainerInputs.spokenLanguages}
      {trainerInputs.description}
      {trainerInputs.experience}
      {trainerInputs.mainInterests}
      {trainerInputs.researchWork}
    </FormSection>
    <FormSection name="fees">
      {trainerInputs.fmvAmount}
      {trainerInputs.fmvCurrency}
      {trainerInputs.vatPayable}
      {trainerInputs.sapNumber}
      {trainerInputs.onekeyId}
      {trainerInputs.veevaId}
    </FormSection>
  </ResourceEdit>
);
