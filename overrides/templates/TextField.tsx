import { Box } from '@mui/material';
import { useMemo } from 'react';
import { RecordContextProvider, useRecordContext } from 'react-admin';
import type { TemplateRecord } from '#resources/templates/index.ts';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { RichTextField } from '#src/fields/richText/RichTextField.tsx';
import { mergeFieldAttribute } from './mergeFieldNode.ts';
import { mergeFieldSx } from './mergeFieldSx.ts';
import { useMergeFieldWords } from './useMergeFieldWords.ts';

/** The text of a template, its gaps in words. */
export const TextField: FieldComponent = ({ source }) => {
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
export function withWords(html: string, wordsOf: (path: string) => string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const gap of body.querySelectorAll(`[${mergeFieldAttribute}]`))
    gap.textContent = wordsOf(gap.getAttribute(mergeFieldAttribute) ?? '');
  return body.innerHTML;
}
