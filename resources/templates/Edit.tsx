// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { FormSection } from '../../src/screens/form/FormSection.tsx';
import { ResourceEdit } from '../../src/screens/form/ResourceEdit.tsx';
import { templateInputs } from './inputs.tsx';
import { updateTemplateSchema } from './validation.ts';

export const TemplateEdit = () => (
  <ResourceEdit schema={updateTemplateSchema}>
    <FormSection name="details">
      {templateInputs.name}
      {templateInputs.key}
      {templateInputs.contexts}
    </FormSection>
    <FormSection name="text">
      {templateInputs.html}
      {templateInputs.prosemirror}
    </FormSection>
    <FormSection name="layout">{templateInputs.options}</FormSection>
  </ResourceEdit>
);
