// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import * as yup from 'yup';
import * as formats from '../formats.ts';

export const updateRedirectSchema = yup.object({
  path: formats.within(500, yup.string()).trim().required('ra.validation.required'),
  target: formats.within(1000, formats.url()).trim().required('ra.validation.required'),
  notes: formats.within(10000, yup.string()).nullable(),
});

export const createRedirectSchema = yup.object({
  path: formats.within(500, yup.string()).trim().required('ra.validation.required'),
  target: formats.within(1000, formats.url()).trim().required('ra.validation.required'),
  notes: formats.within(10000, yup.string()).nullable(),
});
