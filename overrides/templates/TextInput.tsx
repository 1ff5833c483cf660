import { Box } from '@mui/material';
import { useMemo } from 'react';
import type { TemplateSource } from '../../resources/templates/index.ts';
import { wideInput } from '../../src/fields/input/inputWidth.ts';
import { RichTextInput } from '../../src/fields/richText/RichTextInput.tsx';
import { mergeFieldNode } from './mergeFieldNode.ts';
import { mergeFieldSx } from './mergeFieldSx.ts';
import { useMergeFieldWords } from './useMergeFieldWords.ts';

const source = 'html' satisfies TemplateSource;
const documentSource = 'prosemirror' satisfies TemplateSource;

/** The one text of a template, kept as HTML for those who read it and as the editor's document, which the contract demands. */
export const TextInput = () => {
  const wordsOf = useMergeFieldWords();
  const extensions = useMemo(() => [mergeFieldNode(wordsOf)], [wordsOf]);
  return (
    <Box className={wideInput} sx={mergeFieldSx}>
      <RichTextInput source={source} documentSource={documentSource} extensions={extensions} required />
    </Box>
  );
};
