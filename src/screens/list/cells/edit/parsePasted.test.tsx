import { expect, it } from 'vitest';
import { BooleanInput } from '#src/fields/boolean/BooleanInput.tsx';
import { CountryCodeInput } from '#src/fields/countryCode/CountryCodeInput.tsx';
import { CurrencyInput } from '#src/fields/currency/CurrencyInput.tsx';
import { DateInput } from '#src/fields/date/DateInput.tsx';
import { EnumInput } from '#src/fields/enum/EnumInput.tsx';
import { MoneyInput } from '#src/fields/money/MoneyInput.tsx';
import { NumberInput } from '#src/fields/number/NumberInput.tsx';
import { StringsInput } from '#src/fields/strings/StringsInput.tsx';
import { VocabularyInput } from '#src/fields/string/VocabularyInput.tsx';
import { memberInputs } from '#src/fields/rows/memberInputs.ts';
import { parsePasted } from './parsePasted.ts';

const inputs = memberInputs([
  <MoneyInput key="fee" source="fee" currencySource="currency" />,
  <NumberInput key="pieces" source="pieces" />,
  <DateInput key="day" source="day" />,
  <BooleanInput key="flag" source="flag" />,
  <CountryCodeInput key="nationality" source="nationality" />,
  <CurrencyInput key="currency" source="currency" />,
  <StringsInput key="languages" source="languages" />,
  <EnumInput key="asked" source="asked" name="Asked" values={['phone', 'email']} multiple />,
  <VocabularyInput key="job" source="job" type="Person" field="job" />,
]);
const words = {
  yes: 'Yes',
  no: 'No',
  decimalSign: '.',
  locale: 'en',
  enumLabel: String,
  find: async () => undefined,
} as const;

async function pasted(source: string, text: string, currency = 'EUR') {
  const input = inputs.find((one) => one.source === source);
  if (input === undefined) throw new Error(`No input for ${source}.`);
  return parsePasted(text, input, { currency }, words);
}

it.each([
  ['1.250,50', 125_050],
  ['€ 1,250.50', 125_050],
  ['1250.50 EUR', 125_050],
  ['-€1,250.50', -125_050],
])('%s is an amount in euros', async (text, value) => expect(await pasted('fee', text)).toEqual({ value }));

it.each([
  ['nationality', 'de', { value: 'DE' }],
  ['nationality', ' Türkiye', { value: 'TR' }],
  ['nationality', 'Atlantis', undefined],
  ['currency', 'JPY', { value: 'JPY' }],
  ['currency', 'Shells', undefined],
])('into %s goes “%s” by its code or name', async (source, text, value) =>
  expect(await pasted(source, text)).toEqual(value),
);

it.each([
  ['languages', 'Thai; Khmer;\nThai', { value: ['Thai', 'Khmer'] }],
  ['asked', 'Phone; email', { value: ['phone', 'email'] }],
  ['asked', 'phone; fax', undefined],
])('into %s goes the list “%s”', async (source, text, value) =>
  expect(await pasted(source, text)).toEqual(value),
);

it('a text that offers those in use takes any other', async () =>
  expect(await pasted('job', 'Chief of staff')).toEqual({ value: 'Chief of staff' }));

it('a text of one line takes the lines of a cell as one', async () =>
  expect(await pasted('job', 'Chief\nof staff')).toEqual({ value: 'Chief of staff' }));

it.each([
  ['fee', 'a lot', { not: 'amount', currency: 'EUR' }],
  ['fee', '(12.00)', { not: 'amount', currency: 'EUR' }],
  ['fee', '−12.00', { not: 'amount', currency: 'EUR' }],
  ['fee', '2 x 100', { not: 'amount', currency: 'EUR' }],
  ['fee', '1.5E+03', { not: 'amount', currency: 'EUR' }],
  ['fee', 'PLN 1,250.50', { not: 'currency', currency: 'EUR' }],
  ['fee', '£12', { not: 'currency', currency: 'EUR' }],
  ['pieces', 'a dozen', { not: 'number' }],
  ['day', '31.2.2027', { not: 'day' }],
  ['flag', 'perhaps', undefined],
])('into %s goes no “%s”', async (source, text, refused) =>
  expect(await pasted(source, text)).toEqual(refused),
);
