import Box from '@mui/material/Box';
import { Suspense, useLayoutEffect } from 'react';
import { useKeyHelp } from '#src/screens/keyboard/useKeyHelp.tsx';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { forceColourMode } from '../theme/colourMode.ts';
import type { LayoutProps } from './DefaultLayout.tsx';

/** Paper: no frame, always light, the width of an A4 page. */
export const PdfLayout = ({ children }: LayoutProps) => {
  useLayoutEffect(() => forceColourMode('light'), []);
  useKeyHelp();
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
        <Suspense fallback={null}>{children}</Suspense>
      </ErrorBoundary>
    </Box>
  );
};
