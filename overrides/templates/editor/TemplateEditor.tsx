import { Box } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { RichTextEditor } from '#src/fields/richText/RichTextEditor.tsx';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { pieceSx } from '../pieceSx.ts';
import { EditorTools } from '../tools/EditorTools.tsx';
import { LivingWords, type OpenedPiece } from './PieceWords.ts';
import { templateExtensions } from './templateExtensions.ts';
import { usePieceWords } from './usePieceWords.ts';

interface TemplateEditorProps {
  readonly source: string;
  readonly documentSource: string;
  readonly catalogue: Catalogue;
  /** The fields are on their way. */
  readonly isPending: boolean;
}

/** The text of a template with all its pieces, in an editor that stays the same while the fields come and go. */
export const TemplateEditor = ({ source, documentSource, catalogue, isPending }: TemplateEditorProps) => {
  const words = usePieceWords(catalogue);
  const [living] = useState(() => new LivingWords(words));
  useEffect(() => living.set(words), [living, words]);
  const opener = useRef<((piece: OpenedPiece) => void) | null>(null);
  const extensions = useMemo(
    () => templateExtensions({ words: living, onOpen: (piece) => opener.current?.(piece) }),
    [living],
  );
  const tools = useMemo(
    () => <EditorTools catalogue={catalogue} isPending={isPending} opener={opener} />,
    [catalogue, isPending],
  );
  return (
    <Box sx={[pieceSx, tallSx]}>
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

/** As high as a sheet beside it is seen. */
const tallSx = {
  '&& .ProseMirror': { minHeight: 420, maxHeight: 'min(70vh, 900px)' },
} as const;
