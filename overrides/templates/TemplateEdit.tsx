import { TemplateEdit as Generated, type TemplateSource } from '#resources/templates/index.ts';
import { Replace } from '#src/screens/Replace.tsx';
import { textInputs } from './textInputs.tsx';

/** A template, its text in one editor. */
export const TemplateEdit = () => (
  <Replace<TemplateSource> inputs={textInputs}>
    <Generated />
  </Replace>
);
