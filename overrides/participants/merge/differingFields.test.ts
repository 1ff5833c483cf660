import { expect, it } from 'vitest';
import { differingFields } from './differingFields.ts';

const update: Parameters<typeof differingFields>[0] = {
  inputs: [
    { name: 'id', source: 'id', kind: 'value' },
    { name: 'email', source: 'email', kind: 'value' },
    { name: 'city', source: 'city', kind: 'value' },
    { name: 'country_id', source: 'country.id', kind: 'id' },
    { name: 'spoken_languages', source: 'spokenLanguages', kind: 'value' },
    { name: 'override_reason', source: 'overrideReason', kind: 'value' },
    { name: 'date_modified', source: 'dateModified', kind: 'value' },
  ],
  version: { input: 'date_modified', source: 'dateModified' },
  reason: 'overrideReason',
};
const person = (values: object) => ({
  id: '1',
  email: null,
  city: 'Lund',
  country: null,
  spokenLanguages: [],
  ...values,
});

it('are those of the form in which two records are not the same, with what would usually be kept (G3)', () => {
  const own = person({ dateModified: '2026-01-01' });
  const sweden = { id: '3', name: 'Sweden' };
  const duplicate = person({
    id: '2',
    email: 'anna@clinic.example',
    city: 'Malmö',
    country: sweden,
    dateModified: '2026-02-02',
  });
  expect(differingFields(update, own, duplicate)).toEqual([
    { name: 'email', source: 'email', own: null, duplicates: 'anna@clinic.example', usual: 'duplicates' },
    { name: 'city', source: 'city', own: 'Lund', duplicates: 'Malmö', usual: 'own' },
    { name: 'country_id', source: 'country.id', own: null, duplicates: sweden, usual: 'duplicates' },
  ]);
});

it('leaves out what is empty in both, and lists of the same in another order', () => {
  const own = person({ email: '', spokenLanguages: ['Polish', 'English'] });
  expect(differingFields(update, own, person({ spokenLanguages: ['English', 'Polish'] }))).toEqual([]);
});
