// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceCreate } from '../../src/screens/form/ResourceCreate.tsx';
import { createCostCategoryInputs } from './inputs.tsx';
import { createCostCategorySchema } from './validation.ts';

export const CostCategoryCreate = () => (
  <ResourceCreate schema={createCostCategorySchema}>
    <FormSection name="details">
      {createCostCategoryInputs.name}
      {createCostCategoryInputs.reference}
      {createCostCategoryInputs.parent}
    </FormSection>
  </ResourceCreate>
);
