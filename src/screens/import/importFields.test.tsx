import { expect, it } from 'vitest';
import { CountryCodeInput } from '#src/fields/countryCode/CountryCodeInput.tsx';
import { countryName } from '#src/fields/countryCode/countryName.ts';
import { importFields } from './importFields.ts';

it('a file may hold what the screens show in the place of a country’s code', () => {
  const [field] = importFields([{ name: 'nationality', source: 'nationality', kind: 'value' }], {
    pieces: { nationality: <CountryCodeInput source="nationality" /> },
    labelOf: (source) => source,
    wordOf: (_resource, name) => name,
    enumLabel: (_name, value) => value,
    countryName: (code) => countryName(code, 'en'),
  });
  expect(JSON.parse(String(field?.words))).toMatchObject({ DE: 'Germany', TR: 'Türkiye' });
});
