// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceCreate } from '../../src/screens/form/ResourceCreate.tsx';
import { createUserInputs } from './inputs.tsx';
import { createUserSchema } from './validation.ts';

export const UserCreate = () => (
  <ResourceCreate schema={createUserSchema}>
    <FormSection name="details">
      {createUserInputs.username}
      {createUserInputs.nameTitle}
      {createUserInputs.firstName}
      {createUserInputs.lastName}
      {createUserInputs.userEmail}
    </FormSection>
    <FormSection name="access">
      {createUserInputs.roles}
      {createUserInputs.countries}
      {createUserInputs.password}
    </FormSection>
    <FormSection name="options">{createUserInputs.options}</FormSection>
  </ResourceCreate>
);
