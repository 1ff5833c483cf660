import { TemplateCreate as Generated, type TemplateSource } from '#resources/templates/index.ts';
import { Replace } from '#src/screens/Replace.tsx';
import { textInputs } from './textInputs.tsx';

/** A new template, its text in one editor. */
export const TemplateCreate = () => (
  <Replace<TemplateSource> inputs={textInputs}>
    <Generated />
  </Replace>
);
