import { TextInput } from 'react-admin';
import { useInputLook } from '../input/useInputLook.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { StringInput } from '../string/StringInput.tsx';

export const UrlInput = defineInput({
  Filter: StringInput.Filter,
  Input: (props) => (
    <TextInput
      {...useInputLook(props, 'text')}
      type="url"
      placeholder="https://"
      slotProps={{ htmlInput: { inputMode: 'url', spellCheck: false } }}
    />
  ),
});
