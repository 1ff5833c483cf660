import { Box } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { RichTextEditor } from '#src/fields/richText/RichTextEditor.tsx';
import type { KnownFields } from '../catalogue/useCatalogue.ts';
import { pieceSx, textHeight } from '../pieceSx.ts';
import { EditorTools } from '../tools/EditorTools.tsx';
import { LivingWords, type OpenedPiece } from './PieceWords.ts';
import { templateExtensions } from './templateExtensions.ts';
import { usePieceWords } from './usePieceWords.ts';

interface TemplateEditorProps {
  readonly source: string;
  readonly documentSource: string;
  readonly fields: KnownFields;
}

/** The text of a template with all its pieces, in an editor that stays the same while the fields come and go. */
export const TemplateEditor = ({ source, documentSource, fields }: TemplateEditorProps) => {
  const words = usePieceWords(fields.catalogue);
  const [living] = useState(() => new LivingWords(words));
  useEffect(() => living.set(words), [living, words]);
  const opener = useRef<((piece: OpenedPiece) => void) | null>(null);
  const extensions = useMemo(
    () => templateExtensions({ words: living, onOpen: (piece) => opener.current?.(piece) }),
    [living],
  );
  const tools = useMemo(() => <EditorTools fields={fields} opener={opener} />, [fields]);
  return (
    <Box sx={[pieceSx, { '&& .ProseMirror': { minHeight: 420, maxHeight: textHeight } }]}>
      <RichTextEditor
        source={source}
        documentSource={documentSource}
        extensions={extensions}
        tools={tools}
        required
      />
    </Box>
  );
};
