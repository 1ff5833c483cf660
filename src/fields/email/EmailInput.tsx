import { TextInput } from 'react-admin';
import { useInputLook } from '../input/useInputLook.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { StringInput } from '../string/StringInput.tsx';

/** Of type text: an input of type email would spell a domain such as müller.de in ASCII as one types. */
export const EmailInput = defineInput({
  Filter: StringInput.Filter,
  Input: (props) => (
    <TextInput
      {...useInputLook(props, 'text')}
      slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
    />
  ),
});
