// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceCreate } from '../../src/screens/form/ResourceCreate.tsx';
import { createTemplateInputs } from './inputs.tsx';
import { createTemplateSchema } from './validation.ts';

export const TemplateCreate = () => (
  <ResourceCreate schema={createTemplateSchema}>
    <FormSection name="details">
      {createTemplateInputs.name}
      {createTemplateInputs.key}
      {createTemplateInputs.contexts}
    </FormSection>
    <FormSection name="text">
      {createTemplateInputs.html}
      {createTemplateInputs.prosemirror}
    </FormSection>
    <FormSection name="layout">{createTemplateInputs.options}</FormSection>
  </ResourceCreate>
);
