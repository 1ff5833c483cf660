// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import * as yup from 'yup';
import * as formats from '../formats.ts';

const trainersRow = yup.object({
  trainer: formats.requiredReference(),
  priority: formats.int().required('ra.validation.required'),
});

export const updateCenterSchema = yup.object({
  name: formats.within(500, yup.string()).trim().required('ra.validation.required'),
  address: formats.within(500, yup.string()).nullable(),
  city: formats.within(500, yup.string()).nullable(),
  postalCode: formats.within(500, yup.string()).nullable(),
  country: formats.requiredReference(),
  timeZone: formats.within(500, yup.string()).nullable(),
  indication: formats.reference(),
  trainingExpertise: formats.within(10000, yup.string()).nullable(),
  description: formats.within(10000, yup.string()).nullable(),
  isPublished: yup.boolean().nullable(),
  leadTrainer: formats.reference(),
  trainers: yup.array().of(trainersRow).nullable(),
  locationImage: yup.mixed().nullable(),
  authorisationRequired: yup.boolean().nullable(),
  authorisationRequiredText: formats.within(10000, yup.string()).nullable(),
  contractRequired: yup.boolean().nullable(),
  contractRequiredText: formats.within(10000, yup.string()).nullable(),
});

export const createCenterSchema = yup.object({
  name: formats.within(500, yup.string()).trim().required('ra.validation.required'),
  address: formats.within(500, yup.string()).nullable(),
  city: formats.within(500, yup.string()).nullable(),
  postalCode: formats.within(500, yup.string()).nullable(),
  country: formats.requiredReference(),
  timeZone: formats.within(500, yup.string()).nullable(),
  indication: formats.reference(),
  trainingExpertise: formats.within(10000, yup.string()).nullable(),
  description: formats.within(10000, yup.string()).nullable(),
  isPublished: yup.boolean().nullable(),
  leadTrainer: formats.reference(),
  trainers: yup.array().of(trainersRow).nullable(),
  locationImage: yup.mixed().nullable(),
  authorisationRequired: yup.boolean().nullable(),
  authorisationRequiredText: formats.within(10000, yup.string()).nullable(),
  contractRequired: yup.boolean().nullable(),
  contractRequiredText: formats.within(10000, yup.string()).nullable(),
});
