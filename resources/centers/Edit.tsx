// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceEdit } from '../../src/screens/form/ResourceEdit.tsx';
import { centerInputs } from './inputs.tsx';
import { updateCenterSchema } from './validation.ts';

export const CenterEdit = () => (
  <ResourceEdit schema={updateCenterSchema}>
    <FormSection name="details">
      {centerInputs.name}
      {centerInputs.indication}
      {centerInputs.isPublished}
      {centerInputs.trainingExpertise}
      {centerInputs.description}
      {centerInputs.locationImage}
    </FormSection>
    <FormSection name="place">
      {centerInputs.address}
      {centerInputs.city}
      {centerInputs.postalCode}
      {centerInputs.country}
      {centerInputs.timeZone}
    </FormSection>
    <FormSection name="trainers">
      {centerInputs.leadTrainer}
      {centerInputs.trainers}
    </FormSection>
    <FormSection name="requirements">
      {centerInputs.authorisationRequired}
      {centerInputs.authorisationRequiredText}
      {centerInputs.contractRequired}
      {centerInputs.contractRequiredText}
    </FormSection>
  </ResourceEdit>
);
