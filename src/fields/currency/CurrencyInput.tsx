import { useMemo } from 'react';
import { PickerInput } from '../input/PickerInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { CurrencyField, currencyName } from './CurrencyField.tsx';

export const CurrencyInput = defineInput({
  field: CurrencyField,
  Input: (props) => {
    const locale = useFormatLocale();
    const options = useMemo(
      () =>
        Intl.supportedValuesOf('currency').map((code) => ({ id: code, label: currencyName(code, locale) })),
      [locale],
    );
    return <PickerInput {...props} options={options} width="choice" />;
  },
});
