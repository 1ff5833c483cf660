import { defineTextField } from '../kind/defineField.tsx';
import { plainText } from '../string/plainText.ts';
import { countryName } from './countryName.ts';

/** The name: flags are letters on some systems, and not everybody knows them. */
export const CountryCodeField = defineTextField({
  text: (value, locale) => {
    const code = plainText(value);
    return code === undefined ? undefined : countryName(code, locale);
  },
});
