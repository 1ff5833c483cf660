// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import * as yup from 'yup';
import * as formats from '../formats.ts';

export const createCostCategorySchema = yup.object({
  name: formats.within(500, yup.string()).trim().required('ra.validation.required'),
  reference: formats.within(500, yup.string()).nullable(),
  parent: formats.reference(),
});
