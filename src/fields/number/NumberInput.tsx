import { DraftInput } from '../input/DraftInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { NumberField } from './NumberField.tsx';
import { readNumber, writeNumber } from './readNumber.ts';

/** Typed as text: a wheel or an arrow key must not change a limit in passing. */
export const NumberInput = defineInput({
  field: NumberField,
  Input: (props) => <DraftInput {...props} width="number" numeric read={readNumber} write={writeNumber} />,
});
