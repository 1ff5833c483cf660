// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceCreate } from '../../src/screens/form/ResourceCreate.tsx';
import { createCenterDefaults, createCenterInputs } from './inputs.tsx';
import { createCenterSchema } from './validation.ts';

export const CenterCreate = () => (
  <ResourceCreate
    schema={createCenterSchema}
    defaults={createCenterDefaults}
    first={['name', 'address', 'city', 'country', 'timeZone', 'indication', 'isPublished', 'leadTrainer']}
  >
    <FormSection name="details">
      {createCenterInputs.name}
      {createCenterInputs.indication}
      {createCenterInputs.isPublished}
      {createCenterInputs.trainingExpertise}
      {createCenterInputs.description}
      {createCenterInputs.locationImage}
    </FormSection>
    <FormSection name="place">
      {createCenterInputs.address}
      {createCenterInputs.city}
      {createCenterInputs.postalCode}
      {createCenterInputs.country}
      {createCenterInputs.timeZone}
    </FormSection>
    <FormSection name="trainers">
      {createCenterInputs.leadTrainer}
      {createCenterInputs.trainers}
    </FormSection>
    <FormSection name="requirements">
      {createCenterInputs.authorisationRequired}
      {createCenterInputs.authorisationRequiredText}
      {createCenterInputs.contractRequired}
      {createCenterInputs.contractRequiredText}
    </FormSection>
  </ResourceCreate>
);
