// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import * as yup from 'yup';
import { mergeContextValues } from '../enums.ts';
import * as formats from '../formats.ts';

export const updateTemplateSchema = yup.object({
  name: yup.string().required('ra.validation.required'),
  key: yup.string().nullable(),
  contexts: yup.array().of(formats.choice(mergeContextValues).defined()).required('ra.validation.required'),
  prosemirror: yup.mixed().required('ra.validation.required'),
  html: yup.string().nullable(),
  options: yup.mixed().nullable(),
});

export const createTemplateSchema = yup.object({
  name: yup.string().required('ra.validation.required'),
  key: yup.string().nullable(),
  contexts: yup.array().of(formats.choice(mergeContextValues).defined()).required('ra.validation.required'),
  prosemirror: yup.mixed().required('ra.validation.required'),
  html: yup.string().nullable(),
  options: yup.mixed().nullable(),
});
