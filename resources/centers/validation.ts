// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import * as yup from 'yup';
import * as formats from '../formats.ts';

const trainersRow = yup.object({
  trainer: formats.requiredReference(),
  priority: formats.int().required('ra.validation.required'),
});

export const updateCenterSchema = yup.object({
  name: yup.string().required('ra.validation.required'),
  address: yup.string().nullable(),
  city: yup.string().nullable(),
  postalCode: yup.string().nullable(),
  country: formats.requiredReference(),
  timeZone: yup.string().nullable(),
  indication: formats.reference(),
  trainingExpertise: yup.string().nullable(),
  description: yup.string().nullable(),
  isPublished: yup.boolean().nullable(),
  leadTrainer: formats.reference(),
  trainers: yup.array().of(trainersRow).nullable(),
  locationImage: yup.mixed().nullable(),
  authorisationRequired: yup.boolean().nullable(),
  authorisationRequiredText: yup.string().nullable(),
  contractRequired: yup.boolean().nullable(),
  contractRequiredText: yup.string().nullable(),
});

export const createCenterSchema = yup.object({
  name: yup.string().required('ra.validation.required'),
  address: yup.string().nullable(),
  city: yup.string().nullable(),
  postalCode: yup.string().nullable(),
  country: formats.requiredReference(),
  timeZone: yup.string().nullable(),
  indication: formats.reference(),
  trainingExpertise: yup.string().nullable(),
  description: yup.string().nullable(),
  isPublished: yup.boolean().nullable(),
  leadTrainer: formats.reference(),
  trainers: yup.array().of(trainersRow).nullable(),
  locationImage: yup.mixed().nullable(),
  authorisationRequired: yup.boolean().nullable(),
  authorisationRequiredText: yup.string().nullable(),
  contractRequired: yup.boolean().nullable(),
  contractRequiredText: yup.string().nullable(),
});
