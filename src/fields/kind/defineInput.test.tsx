import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { BooleanInput } from '../boolean/BooleanInput.tsx';
import { CountryCodeInput } from '../countryCode/CountryCodeInput.tsx';
import { EmailInput } from '../email/EmailInput.tsx';
import { ImageInput } from '../image/ImageInput.tsx';
import { MinutesInput } from '../minutes/MinutesInput.tsx';
import { MoneyInput } from '../money/MoneyInput.tsx';
import { NumberInput } from '../number/NumberInput.tsx';
import { StringsInput } from '../strings/StringsInput.tsx';

const saidOf: readonly (readonly [string, ReactNode, string])[] = [
  ['an amount', <MoneyInput.Filter.Value source="x" value={1250} />, '12.50'],
  ['a length of time', <MinutesInput.Filter.Value source="x" value={90} />, '1 h 30 min'],
  ['a number', <NumberInput.Filter.Value source="x" value={1234.5} />, '1,234.5'],
  ['countries', <CountryCodeInput.Filter.Value source="x" value={['DE', 'FR']} />, 'Germany, France'],
  ['texts', <StringsInput.Filter.Value source="x" value={['red', 'blue']} />, 'red or blue'],
  ['a yes', <BooleanInput.Filter.Value source="x" value />, 'Yes'],
  ['a picture, by whether there is one', <ImageInput.Filter.Value source="x" value={false} />, 'No'],
  ['an address, as it was typed', <EmailInput.Filter.Value source="x" value="a@b.example" />, 'a@b.example'],
];

it.each(saidOf)('a filter says %s in the words of its field', async (_kind, value, words) => {
  await renderAdmin(<p>{value}</p>);
  expect(screen.getByRole('paragraph').textContent).toBe(words);
});
