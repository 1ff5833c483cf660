import { DraftInput } from '../input/DraftInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { NumberField } from './NumberField.tsx';
import { plainText } from '../string/plainText.ts';

/** '1 234,5' and '1234.5' as 1234.5; the text itself where it is no number, so that the schema refuses it. */
export function readNumber(text: string): number | string {
  const plain = text
    .trim()
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text;
}

/** The value as it is typed; what is no number is shown as it was typed. */
const writeNumber = (value: unknown): string => plainText(value) ?? '';

/** Typed as text: a wheel or an arrow key must not change a limit in passing. */
export const NumberInput = defineInput({
  field: NumberField,
  Input: (props) => <DraftInput {...props} width="number" numeric read={readNumber} write={writeNumber} />,
});
