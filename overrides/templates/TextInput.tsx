import { Box } from '@mui/material';
import { lazy, Suspense, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { TemplateSource } from '#resources/templates/index.ts';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { RichTextInput } from '#src/fields/richText/RichTextInput.tsx';
import { mergeFieldNode, mergeFieldSx } from './mergeFieldNode.ts';
import { useMergeFieldWords } from './useMergeFieldWords.ts';

// Comes with the editor, which is a chunk of its own.
const MergeFieldMenu = lazy(() =>
  import('./MergeFieldMenu.tsx').then((module) => ({ default: module.MergeFieldMenu })),
);

const source = 'html' satisfies TemplateSource;
const contextsSource = 'contexts' satisfies TemplateSource;
const documentSource = 'prosemirror' satisfies TemplateSource;

/** The one text of a template, kept as HTML for those who read it and as the editor's document, which the contract demands. */
export const TextInput = () => {
  const wordsOf = useMergeFieldWords();
  const contexts: unknown = useWatch({ name: contextsSource });
  const tools = useMemo(
    () => (
      <Suspense fallback={null}>
        <MergeFieldMenu contexts={contexts} />
      </Suspense>
    ),
    [contexts],
  );
  const extensions = useMemo(() => [mergeFieldNode(wordsOf)], [wordsOf]);
  return (
    <Box className={wideInput} sx={mergeFieldSx}>
      <RichTextInput
        source={source}
        documentSource={documentSource}
        extensions={extensions}
        tools={tools}
        required
      />
    </Box>
  );
};
