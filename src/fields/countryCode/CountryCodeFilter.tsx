import { filterOf } from '../input/filterOf.tsx';
import type { FilterProps } from '../input/InputProps.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { CountryCodeInput } from './CountryCodeInput.tsx';
import { countryName } from './countryName.ts';

const CountryCodeValue = ({ value }: FilterProps & { readonly value: unknown }) => {
  const locale = useFormatLocale();
  return [value]
    .flat()
    .map((code) => countryName(String(code), locale))
    .join(', ');
};

export const CountryCodeFilter = filterOf(CountryCodeInput, CountryCodeValue);
