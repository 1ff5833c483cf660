import type { TemplateSource } from '#resources/templates/index.ts';
import type { Replacements } from '#src/screens/Replace.tsx';
import { LayoutInput } from './LayoutInput.tsx';
import { TextInput } from './TextInput.tsx';

/** One editor writes both forms of the text, so that the second input goes. */
export const textInputs: Replacements<TemplateSource>['inputs'] = {
  html: <TextInput />,
  prosemirror: null,
  options: <LayoutInput />,
};
