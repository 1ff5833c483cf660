import { useEffect, useRef } from 'react';
import { useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { DraftInput } from '../input/DraftInput.tsx';
import type { InputProps } from '../input/InputProps.ts';
import { defineInput } from '../kind/defineInput.ts';
import { plainText } from '../string/plainText.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { currencyExponent } from '#schema/currencyExponent.ts';
import { decimalSign, inExponent, minorToDecimal, type DecimalSign } from './formatMoney.ts';
import { MoneyField } from './MoneyField.tsx';
import { readMoney } from './readMoney.ts';

interface MoneyInputProps extends InputProps {
  /** The input beside this one that holds the currency's code. */
  readonly currencySource?: string;
}

/** Typed in the currency's units, kept in whole minor units (H7): 12.50 is 1250 in EUR, and 12 is 12 in JPY. */
export const MoneyInput = defineInput({
  field: MoneyField,
  Input: ({ currencySource, ...props }: MoneyInputProps) => {
    const scope = useSourceContext();
    const currencyName = currencySource === undefined ? undefined : scope.getSource(currencySource);
    const name = scope.getSource(props.source);
    const watched: unknown = useWatch({ name: currencyName ?? name });
    const currency = currencyName === undefined ? undefined : plainText(watched);
    const exponent = currencyExponent(currency);
    const sign = decimalSign(useFormatLocale());
    useSameAmount({ name, currencyName, exponent, sign });
    return (
      <DraftInput
        {...props}
        width="number"
        numeric
        withoutHelp
        unit={currency}
        read={(text) => readMoney(text, exponent, sign)}
        write={(value) =>
          typeof value === 'number' ? minorToDecimal(value, exponent, sign) : (plainText(value) ?? '')
        }
      />
    );
  },
});

interface Amount {
  readonly name: string;
  readonly currencyName: string | undefined;
  readonly exponent: number;
  readonly sign: DecimalSign;
}

/** What was typed means the same amount in the currency that is chosen after it: 5000 becomes 5000 yen. */
function useSameAmount({ name, currencyName, exponent, sign }: Amount): void {
  const { getValues, setValue, watch } = useFormContext();
  const before = useRef(exponent);
  useEffect(() => {
    before.current = exponent;
  }, [exponent]);
  useEffect(() => {
    if (currencyName === undefined) return undefined;
    // Where a whole record or row is put in, its amount comes with its currency: then no input of the form is named.
    const { unsubscribe } = watch((_values, { name: changed }) => {
      if (changed !== currencyName) return;
      const from = before.current;
      const to = currencyExponent(plainText(getValues(currencyName)));
      if (from === to) return;
      before.current = to;
      const value: unknown = getValues(name);
      const same =
        typeof value === 'number'
          ? inExponent(value, from, to, sign)
          : typeof value === 'string'
            ? readMoney(value, to, sign)
            : value;
      if (same !== value) setValue(name, same, { shouldDirty: true });
    });
    return unsubscribe;
  }, [name, currencyName, sign, getValues, setValue, watch]);
}
