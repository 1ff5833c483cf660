// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import * as yup from 'yup';
import { roleValues } from '../enums.ts';
import * as formats from '../formats.ts';

const optionsRow = yup.object({
  key: formats.within(500, yup.string()).trim().required('ra.validation.required'),
  value: formats.within(500, yup.string()).nullable(),
});

export const updateUserSchema = yup.object({
  userEmail: formats.email().trim().required('ra.validation.required'),
  nameTitle: formats.within(500, yup.string()).nullable(),
  firstName: formats.within(500, yup.string()).nullable(),
  lastName: formats.within(500, yup.string()).nullable(),
  password: formats.within(500, yup.string()).nullable(),
  roles: yup.array().of(formats.choice(roleValues).defined()).nullable(),
  countries: yup.array().nullable(),
  options: yup.array().of(optionsRow).nullable(),
});

export const createUserSchema = yup.object({
  username: formats.within(200, yup.string()).nullable(),
  userEmail: formats.email().trim().required('ra.validation.required'),
  nameTitle: formats.within(500, yup.string()).nullable(),
  firstName: formats.within(500, yup.string()).nullable(),
  lastName: formats.within(500, yup.string()).nullable(),
  password: formats.within(500, yup.string()).nullable(),
  roles: yup.array().of(formats.choice(roleValues).defined()).nullable(),
  countries: yup.array().nullable(),
  options: yup.array().of(optionsRow).nullable(),
});
