import {
  type TemplateRecord,
  TemplateShow as Generated,
  type TemplateSource,
} from '#resources/templates/index.ts';
import { Replace, type Replacements } from '#src/screens/Replace.tsx';
import { ShowField } from '#src/screens/ShowField.tsx';
import { RecordContextProvider, useFieldValue, useRecordContext } from 'react-admin';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { TextCell } from '#src/fields/cell/TextCell.tsx';
import { humanise } from '#src/fields/wording/humanise.ts';
import { layoutOf, orientations, papers } from './layout.ts';
import { Box, Link } from '@mui/material';
import { useMemo } from 'react';
import { RichTextField } from '#src/fields/richText/RichTextField.tsx';
import { mergeFieldAttribute, mergeFieldSx } from './mergeFieldNode.ts';
import { useMergeFieldWords } from './useMergeFieldWords.ts';
import { Link as RouterLink } from 'react-router';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';

/** Every version, newest first, the one on the page without a link. */
const VersionsField: FieldComponent = () => {
  const locale = useFormatLocale();
  const template = useRecordContext<Pick<TemplateRecord, 'id' | 'versions'>>();
  if (template === undefined) return null;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {template.versions.map(({ id, name, version, dateCreated }) => (
        <Box key={id} component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <Box component="span" sx={{ minWidth: 80 }}>
            {id === template.id ? (
              <strong>Version {version}</strong>
            ) : (
              <Link component={RouterLink} to={recordPath('templates', id)}>
                Version {version}
              </Link>
            )}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', minWidth: 96 }}>
            {formatDate(dateCreated, locale)}
          </Box>
          <span>{name}</span>
          {id === template.id && <Box sx={{ color: 'text.secondary' }}>This one</Box>}
        </Box>
      ))}
    </Box>
  );
};
VersionsField.block = true;

/** The text of a template, its gaps in words. */
const TextField: FieldComponent = ({ source }) => {
  const record = useRecordContext<Pick<TemplateRecord, 'id' | 'html'>>();
  const wordsOf = useMergeFieldWords();
  const shown = useMemo(
    () => record && { ...record, html: withWords(record.html ?? '', wordsOf) },
    [record, wordsOf],
  );
  if (shown === undefined) return null;
  return (
    <Box sx={mergeFieldSx}>
      <RecordContextProvider value={shown}>
        <RichTextField source={source} />
      </RecordContextProvider>
    </Box>
  );
};
TextField.block = true;

/** Parsed into a document of its own: nothing in it loads or runs, and what is shown is sanitised after this. */
function withWords(html: string, wordsOf: (path: string) => string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const gap of body.querySelectorAll(`[${mergeFieldAttribute}]`))
    gap.textContent = wordsOf(gap.getAttribute(mergeFieldAttribute) ?? '');
  return body.innerHTML;
}

const words: Readonly<Record<string, string>> = { ...papers, ...orientations };
const plain = ['paper', 'orientation'];

/** 'A4, upright, header: Confidential'. */
const LayoutField: FieldComponent = ({ source }) => {
  const parts = Object.entries(layoutOf(useFieldValue({ source }))).flatMap(([name, value]) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const said = words[String(value)] ?? String(value);
    return [plain.includes(name) ? said : `${humanise(name)}: ${said}`];
  });
  return <TextCell text={parts.join(' · ')} />;
};

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
