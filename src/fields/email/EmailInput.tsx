import { PlainInput } from '../input/PlainInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { StringInput } from '../string/StringInput.tsx';

/** Of type text: an input of type email would spell a domain such as müller.de in ASCII as one types. */
export const EmailInput = defineInput({
  Filter: StringInput.Filter,
  Input: (props) => (
    <PlainInput
      {...props}
      usual="text"
      htmlInput={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
    />
  ),
});
