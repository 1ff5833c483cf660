import { TextInput } from 'react-admin';
import type { InputComponent } from '../input/InputProps.ts';
import { useInputLook } from '../input/useInputLook.tsx';

export const EmailInput: InputComponent = (props) => (
  <TextInput
    {...useInputLook(props, 'text')}
    type="email"
    slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
  />
);
