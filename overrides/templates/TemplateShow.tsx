import { Box } from '@mui/material';
import { useFieldValue, useRecordContext } from 'react-admin';
import {
  type TemplateRecord,
  TemplateShow as Generated,
  type TemplateSource,
} from '#resources/templates/index.ts';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { TextCell } from '#src/fields/cell/TextCell.tsx';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { humanise } from '#src/fields/wording/humanise.ts';
import { Replace, type Replacements } from '#src/screens/Replace.tsx';
import { ShowField } from '#src/screens/ShowField.tsx';
import { useCatalogue } from './catalogue/useCatalogue.ts';
import { contextsOf } from './contextsOf.ts';
import { layoutOf } from './layout.ts';
import { Problems } from './preview/PreviewPane.tsx';
import { TextAndPaper } from './TextAndPaper.tsx';
import { useTemplateWords } from './templateWords.ts';
import { useLayoutWord } from './useLayoutWord.ts';
import { VersionList } from './versions/VersionList.tsx';

/** What the text asks for that is not there any more. */
const SavedProblems = () => {
  const words = useTemplateWords();
  const template = useRecordContext<Pick<TemplateRecord, 'id' | 'problems'>>();
  if (template === undefined || template.problems.length === 0) return null;
  return (
    <Box className={wideInput}>
      <Problems title={words('saved_problems')} problems={template.problems} />
    </Box>
  );
};

const Versions = () => {
  const template = useRecordContext<Pick<TemplateRecord, 'id' | 'contexts'>>();
  const { catalogue } = useCatalogue(contextsOf(template?.contexts));
  return (
    <Box className={wideInput}>
      <VersionList catalogue={catalogue} />
    </Box>
  );
};

const plain = ['paper', 'orientation'];
const named = ['header', 'footer'] as const;

/** 'A4, upright, header: Confidential'. */
const LayoutField: FieldComponent = ({ source }) => {
  const words = useTemplateWords();
  const layoutWord = useLayoutWord();
  const nameOf = (name: string) => {
    const setting = named.find((one) => one === name);
    return setting === undefined ? humanise(name) : words(`layout.${setting}`);
  };
  const parts = Object.entries(layoutOf(useFieldValue({ source }))).flatMap(([name, value]) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const said = layoutWord(String(value));
    return [plain.includes(name) ? said : `${nameOf(name)}: ${said}`];
  });
  return <TextCell text={parts.join(' · ')} />;
};

const layoutSource = 'options' satisfies TemplateSource;

const fields: Replacements<TemplateSource>['fields'] = {
  problems: <SavedProblems />,
  html: <TextAndPaper />,
  prosemirror: null,
  options: (
    <Replace fields={{}}>
      <ShowField source={layoutSource} field={LayoutField} />
    </Replace>
  ),
  // The list says both.
  version: null,
  root: null,
  versions: <Versions />,
};

/** A template as it reads and as it prints, and the versions there are of it (M1). */
export const TemplateShow = () => (
  <Replace<TemplateSource> fields={fields}>
    <Generated />
  </Replace>
);
