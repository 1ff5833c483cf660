import { DraftInput } from '../input/DraftInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { formatMinutes } from './formatMinutes.ts';
import { MinutesField } from './MinutesField.tsx';
import { readMinutes } from './readMinutes.ts';

const write = (value: unknown): string => formatMinutes(value) ?? (typeof value === 'string' ? value : '');

/** Takes '90', '1:30' or '1 h 30 min'; the form value is whole minutes. */
export const MinutesInput = defineInput({
  field: MinutesField,
  Input: (props) => (
    <DraftInput {...props} width="number" numeric read={readMinutes} write={write} placeholder="0 min" />
  ),
});
