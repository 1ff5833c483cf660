import { TextInput } from 'react-admin';
import type { InputComponent } from '../input/InputProps.ts';
import { useInputLook } from '../input/useInputLook.tsx';

export const UrlInput: InputComponent = (props) => (
  <TextInput
    {...useInputLook(props, 'text')}
    type="url"
    placeholder="https://"
    slotProps={{ htmlInput: { inputMode: 'url', spellCheck: false } }}
  />
);
