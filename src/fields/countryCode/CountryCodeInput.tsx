import { useMemo } from 'react';
import { countryCodes } from '#schema/countryCodes.ts';
import { PickerInput } from '../input/PickerInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { CountryCodeField } from './CountryCodeField.tsx';
import { countryName } from './countryName.ts';

export const CountryCodeInput = defineInput({
  field: CountryCodeField,
  Input: (props) => {
    const locale = useFormatLocale();
    const options = useMemo(
      () =>
        countryCodes
          .map((code) => ({ id: code, label: countryName(code, locale) }))
          .sort((one, other) => one.label.localeCompare(other.label, locale)),
      [locale],
    );
    return <PickerInput {...props} options={options} />;
  },
});
