import {
  TemplateCreate as GeneratedCreate,
  TemplateEdit as GeneratedEdit,
  type TemplateInputSource,
  type TemplateSource,
} from '#resources/templates/index.ts';
import { Replace } from '#src/screens/Replace.tsx';
import { textInputs } from './textInputs.tsx';

/** A new template, its text in one editor. */
export const TemplateCreate = () => (
  <Replace<TemplateSource, TemplateInputSource> inputs={textInputs}>
    <GeneratedCreate />
  </Replace>
);

/** A template, its text in one editor. */
export const TemplateEdit = () => (
  <Replace<TemplateSource, TemplateInputSource> inputs={textInputs}>
    <GeneratedEdit />
  </Replace>
);
