// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceCreate } from '../../src/screens/form/ResourceCreate.tsx';
import { createRedirectInputs } from './inputs.tsx';
import { createRedirectSchema } from './validation.ts';

export const RedirectCreate = () => (
  <ResourceCreate schema={createRedirectSchema}>
    <FormSection name="details">
      {createRedirectInputs.path}
      {createRedirectInputs.target}
      {createRedirectInputs.notes}
    </FormSection>
  </ResourceCreate>
);
