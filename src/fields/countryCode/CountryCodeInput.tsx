import { useMemo } from 'react';
import type { InputComponent, InputProps } from '../input/InputProps.ts';
import { PickerInput } from '../input/PickerInput.tsx';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { countryCodes, countryName } from './countryName.ts';

export const CountryCodeInput: InputComponent<InputProps & { readonly multiple?: boolean }> = (props) => {
  const locale = useFormatLocale();
  const options = useMemo(
    () =>
      countryCodes
        .map((code) => ({ id: code, label: countryName(code, locale) }))
        .sort((one, other) => one.label.localeCompare(other.label, locale)),
    [locale],
  );
  return <PickerInput {...props} options={options} />;
};
