import {
  TemplateCreate as GeneratedCreate,
  TemplateEdit as GeneratedEdit,
  type TemplateSource,
} from '#resources/templates/index.ts';
import { Replace } from '#src/screens/Replace.tsx';
import { textInputs } from './textInputs.tsx';

/** A new template, its text in one editor. */
export const TemplateCreate = () => (
  <Replace<TemplateSource> inputs={textInputs}>
    <GeneratedCreate />
  </Replace>
);

/** A template, its text in one editor. */
export const TemplateEdit = () => (
  <Replace<TemplateSource> inputs={textInputs}>
    <GeneratedEdit />
  </Replace>
);
