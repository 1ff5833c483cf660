import { PlainInput } from '../input/PlainInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { StringInput } from '../string/StringInput.tsx';

export const UrlInput = defineInput({
  Filter: StringInput.Filter,
  Input: (props) => (
    <PlainInput
      {...props}
      usual="text"
      type="url"
      placeholder="https://"
      htmlInput={{ inputMode: 'url', spellCheck: false }}
    />
  ),
});
