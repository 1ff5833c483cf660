import { useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DraftInput } from '../input/DraftInput.tsx';
import type { InputProps } from '../input/InputProps.ts';
import { defineInput } from '../kind/defineInput.ts';
import { plainText } from '../string/plainText.ts';
import { currencyExponent } from '#schema/currencyExponent.ts';
import { minorToDecimal } from './formatMoney.ts';
import { MoneyField } from './MoneyField.tsx';
import { readMoney } from './readMoney.ts';

export interface MoneyInputProps extends InputProps {
  /** The input beside this one that holds the currency's code. */
  readonly currencySource?: string;
}

/** Typed in the currency's units, kept in whole minor units (H7): 12.50 is 1250 in EUR, and 12 is 12 in JPY. */
export const MoneyInput = defineInput({
  field: MoneyField,
  Input: ({ currencySource, ...props }: MoneyInputProps) => {
    const scope = useSourceContext();
    const watched: unknown = useWatch({ name: scope.getSource(currencySource ?? props.source) });
    const currency = currencySource === undefined ? undefined : plainText(watched);
    const exponent = currencyExponent(currency);
    return (
      <DraftInput
        {...props}
        width="number"
        numeric
        withoutHelp
        unit={currency}
        read={(text) => readMoney(text, exponent)}
        write={(value) =>
          typeof value === 'number' ? minorToDecimal(value, exponent) : (plainText(value) ?? '')
        }
      />
    );
  },
});
