import { useMemo } from 'react';
import type { InputComponent, InputProps } from '../input/InputProps.ts';
import { PickerInput } from '../input/PickerInput.tsx';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { currencyName } from './currencyName.ts';

export const CurrencyInput: InputComponent<InputProps & { readonly multiple?: boolean }> = (props) => {
  const locale = useFormatLocale();
  const options = useMemo(
    () => Intl.supportedValuesOf('currency').map((code) => ({ id: code, label: currencyName(code, locale) })),
    [locale],
  );
  return <PickerInput {...props} options={options} width="choice" />;
};
