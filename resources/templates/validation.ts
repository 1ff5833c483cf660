// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import * as yup from 'yup';
import { mergeContextValues } from '../enums.ts';
import * as formats from '../formats.ts';

export const updateTemplateSchema = yup.object({
  name: formats.within(500, yup.string()).trim().required('ra.validation.required'),
  key: formats.within(500, yup.string()).nullable(),
  contexts: yup.array().of(formats.choice(mergeContextValues).defined()).required('ra.validation.required'),
  prosemirror: yup.mixed().required('ra.validation.required'),
  html: formats.within(200000, yup.string()).nullable(),
  options: yup.mixed().nullable(),
});

export const createTemplateSchema = yup.object({
  name: formats.within(500, yup.string()).trim().required('ra.validation.required'),
  key: formats.within(500, yup.string()).nullable(),
  contexts: yup.array().of(formats.choice(mergeContextValues).defined()).required('ra.validation.required'),
  prosemirror: yup.mixed().required('ra.validation.required'),
  html: formats.within(200000, yup.string()).nullable(),
  options: yup.mixed().nullable(),
});
