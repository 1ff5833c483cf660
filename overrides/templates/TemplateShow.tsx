import { TemplateShow as Generated, type TemplateSource } from '#resources/templates/index.ts';
import { Replace, type Replacements } from '#src/screens/Replace.tsx';
import { ShowField } from '#src/screens/ShowField.tsx';
import { LayoutField } from './LayoutField.tsx';
import { TextField } from './TextField.tsx';
import { VersionsField } from './VersionsField.tsx';

const shown = (source: TemplateSource, field: typeof TextField) => (
  <Replace fields={{}}>
    <ShowField source={source} field={field} />
  </Replace>
);

const fields: Replacements<TemplateSource>['fields'] = {
  html: shown('html', TextField),
  prosemirror: null,
  options: shown('options', LayoutField),
  versions: shown('versions', VersionsField),
};

/** A template as it reads, and the versions there are of it (M1). */
export const TemplateShow = () => (
  <Replace<TemplateSource> fields={fields}>
    <Generated />
  </Replace>
);
