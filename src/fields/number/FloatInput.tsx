import { DraftInput } from '../input/DraftInput.tsx';
import type { InputComponent } from '../input/InputProps.ts';
import { readNumber, writeNumber } from './readNumber.ts';

export const FloatInput: InputComponent = (props) => (
  <DraftInput {...props} width="number" numeric read={readNumber} write={writeNumber} />
);
