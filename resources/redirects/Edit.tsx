// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceEdit } from '../../src/screens/form/ResourceEdit.tsx';
import { redirectInputs } from './inputs.tsx';
import { updateRedirectSchema } from './validation.ts';

export const RedirectEdit = () => (
  <ResourceEdit schema={updateRedirectSchema}>
    <FormSection name="details">
      {redirectInputs.path}
      {redirectInputs.target}
      {redirectInputs.notes}
    </FormSection>
  </ResourceEdit>
);
