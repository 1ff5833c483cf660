import { DraftInput } from '../input/DraftInput.tsx';
import type { InputComponent } from '../input/InputProps.ts';
import { readNumber, writeNumber } from './readNumber.ts';

/** Typed as text: a wheel or an arrow key must not change a limit in passing. */
export const IntInput: InputComponent = (props) => (
  <DraftInput {...props} width="number" numeric read={readNumber} write={writeNumber} />
);
