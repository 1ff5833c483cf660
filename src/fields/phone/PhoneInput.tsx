import { Mask } from 'maska';
import { PlainInput } from '../input/PlainInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { StringInput } from '../string/StringInput.tsx';

/** Numbering plans differ too much for one pattern: what the contract's scalar allows passes, all else is left out. */
const phoneMask = new Mask({
  mask: 'Pn',
  tokens: { P: { pattern: /[+\d(]/ }, n: { pattern: /[\d ().-]/, multiple: true } },
  tokensReplace: true,
});

export const PhoneInput = defineInput({
  Filter: StringInput.Filter,
  Input: (props) => (
    <PlainInput
      {...props}
      usual="choice"
      type="tel"
      parse={(text) => phoneMask.masked(text)}
      htmlInput={{ inputMode: 'tel' }}
    />
  ),
});
