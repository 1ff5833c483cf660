import type { collectFields } from '#schema/collectFields.ts';
import { nameInWords } from '#server/words/nameInWords.ts';

type Detail = (typeof collectFields)[number];

/** Details that the screens do not call as the contract does; a test holds them against the screens. */
const called: { readonly [name in Detail]?: string } & Readonly<Record<string, string>> = {
  transportMethod: 'Means of transport',
  dateArrival: 'Arrives',
  dateDeparture: 'Departs',
  dateCheckIn: 'Checks in',
  dateCheckOut: 'Checks out',
  passportCountryIssue: 'Passport issued by',
  passportExpirationDate: 'Passport expires',
  visaRequired: 'Needs a visa',
  nameTitle: 'Title',
  isHcp: 'Healthcare professional',
  email: 'E-mail',
  phoneCountryCode: 'Dialling code',
  phone: 'Telephone',
  countryId: 'Country',
  onekeyId: 'OneKey id',
  veevaId: 'Veeva id',
  expertiseSpeciality: 'Experience in the speciality',
  expertiseToxin: 'Experience with toxin',
  expertiseUltrasound: 'Experience with ultrasound',
  expertiseEmg: 'Experience with EMG',
};

/** G1: what is asked for, in the words of the form. */
export const detailNames = (fields: readonly string[]): string =>
  fields.map((field) => called[field] ?? nameInWords(field)).join(', ');
