import { Box } from '@mui/material';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '../lazyPart.ts';
import { sheetSx } from './paperSx.ts';
import type { PdfViewerProps } from './PdfViewer.tsx';

export type { PdfMark } from './PdfMark.ts';

// What reads PDFs weighs more than the first page of the app: it comes with the first paper.
const PdfViewer = lazyPart(() => import('./PdfViewer.tsx'), 'PdfViewer');

/** A sheet on which nothing stands yet, and says so. */
const Waiting = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ p: 2 }}>
      <Box sx={{ ...sheetSx, aspectRatio: '210 / 297', p: 3, color: '#555555', fontSize: 13 }}>
        {translate('ui.pdf_waiting', { _: 'The paper is on its way…' })}
      </Box>
    </Box>
  );
};

const waiting = <Waiting />;

/**
 * A PDF as paper on the surface, as wide as there is room, its text there to be read and selected. Where its height is
 * limited from outside it scrolls by itself. Without a file it is an empty sheet while one is on its way, else nothing.
 */
export const PdfPages = (props: PdfViewerProps) => (
  <Suspense fallback={waiting}>
    <PdfViewer {...props} waiting={waiting} />
  </Suspense>
);
