import { TextInput } from 'react-admin';
import type { InputComponent } from '../input/InputProps.ts';
import { useInputLook } from '../input/useInputLook.tsx';

/** Of type text: an input of type email would spell a domain such as müller.de in ASCII as one types. */
export const EmailInput: InputComponent = (props) => (
  <TextInput
    {...useInputLook(props, 'text')}
    slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
  />
);
