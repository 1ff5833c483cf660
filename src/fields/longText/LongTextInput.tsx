import { TextInput } from 'react-admin';
import { useInputLook } from '../input/useInputLook.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { StringInput } from '../string/StringInput.tsx';

export const LongTextInput = defineInput({
  Filter: StringInput.Filter,
  Input: (props) => <TextInput {...useInputLook(props, 'wide')} multiline minRows={2} maxRows={12} />,
  wide: true,
});
