import { DraftInput } from '../input/DraftInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { decimalSign, type DecimalSign } from '../money/formatMoney.ts';
import { NumberField } from './NumberField.tsx';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { plainText } from '../string/plainText.ts';

const groupSign = { '.': ',', ',': '.' } as const;
/** With thousands apart, by the decimal sign. */
const grouped = {
  '.': /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/,
  ',': /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/,
} as const;

/**
 * '1 234,5' and '1234.5' as 1234.5; the text itself where it is no number, so that the schema refuses it. '1,000' is a
 * thousand where the decimal sign is a point, and one where it is a comma.
 */
export function readNumber(text: string, sign: DecimalSign = '.'): number | string {
  const typed = text.trim().replace(/[\s'’]/g, '');
  const plain = (grouped[sign].test(typed) ? typed.replaceAll(groupSign[sign], '') : typed).replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text;
}

/** The value as it is typed; what is no number is shown as it was typed. */
const writeNumber = (value: unknown): string => plainText(value) ?? '';

/** Typed as text: a wheel or an arrow key must not change a limit in passing. */
export const NumberInput = defineInput({
  field: NumberField,
  Input: (props) => {
    const sign = decimalSign(useFormatLocale());
    return (
      <DraftInput
        {...props}
        width="number"
        numeric
        read={(text) => readNumber(text, sign)}
        write={writeNumber}
      />
    );
  },
});
