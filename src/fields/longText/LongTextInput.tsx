import { TextInput } from 'react-admin';
import type { InputComponent } from '../input/InputProps.ts';
import { useInputLook } from '../input/useInputLook.tsx';

export const LongTextInput: InputComponent = (props) => (
  <TextInput {...useInputLook(props, 'wide')} multiline minRows={2} maxRows={12} />
);
LongTextInput.wide = true;
