import Box from '@mui/material/Box';
import { Suspense, useLayoutEffect } from 'react';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { forceColourMode } from '../theme/colourMode.ts';
import type { LayoutProps } from './DefaultLayout.tsx';

// The first load has no need of it.
const PaperKeys = lazyPart(() => import('./keys/PaperKeys.tsx'), 'PaperKeys');

/** Paper: no frame, always light, the width of an A4 page. */
export const PdfLayout = ({ children }: LayoutProps) => {
  useLayoutEffect(() => forceColourMode('light'), []);
  return (
    <Box
      component="main"
      sx={{
        width: '210mm',
        maxWidth: '100%',
        minHeight: '297mm',
        mx: 'auto',
        p: { xs: 2, md: '18mm' },
        backgroundColor: '#FFFFFF',
        color: '#1B2330',
        colorScheme: 'light',
        '@media print': { width: 'auto', p: 0 },
      }}
    >
      <ErrorBoundary>
        <Suspense fallback={null}>
          <PaperKeys />
        </Suspense>
        <Suspense fallback={null}>{children}</Suspense>
      </ErrorBoundary>
    </Box>
  );
};
