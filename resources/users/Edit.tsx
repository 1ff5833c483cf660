// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceEdit } from '../../src/screens/form/ResourceEdit.tsx';
import { userInputs } from './inputs.tsx';
import { updateUserSchema } from './validation.ts';

export const UserEdit = () => (
  <ResourceEdit schema={updateUserSchema}>
    <FormSection name="details">
      {userInputs.nameTitle}
      {userInputs.firstName}
      {userInputs.lastName}
      {userInputs.userEmail}
    </FormSection>
    <FormSection name="access">
      {userInputs.roles}
      {userInputs.countries}
      {userInputs.password}
    </FormSection>
    <FormSection name="options">{userInputs.options}</FormSection>
  </ResourceEdit>
);
