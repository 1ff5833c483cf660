import { PlainInput } from '../input/PlainInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { StringInput } from '../string/StringInput.tsx';

export const LongTextInput = defineInput({
  Filter: StringInput.Filter,
  Input: (props) => <PlainInput {...props} usual="wide" multiline minRows={2} maxRows={12} />,
  wide: true,
});
