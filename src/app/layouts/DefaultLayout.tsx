import { Box, Link } from '@mui/material';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { useFreshAccess } from '../Access.tsx';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { PageSkeleton } from '#src/ui/page/PageSkeleton.tsx';
import { Rail } from './rail/Rail.tsx';
import { TopBar } from './topBar/TopBar.tsx';
import { useWords } from '../words/useWords.ts';

const FrameKeys = lazyPart(() => import('./keys/FrameKeys.tsx'), 'FrameKeys');
const OfflineBar = lazyPart(() => import('./OfflineBar.tsx'), 'OfflineBar');
const Palette = lazyPart(() => import('../palette/Palette.tsx'), 'Palette');

export interface LayoutProps {
  readonly children: ReactNode;
}

/** Rail, top bar and the page between them. `wide` leaves the page the whole width. */
const Frame = ({ children, wide = false }: LayoutProps & { readonly wide?: boolean }) => {
  const words = useWords();
  const { pathname } = useLocation();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  useFreshAccess();
  const openPalette = () => setSearching(true);
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', backgroundColor: 'background.default' }}>
      <Link
        href="#main"
        sx={{
          position: 'fixed',
          top: 8,
          left: 8,
          zIndex: 'tooltip',
          px: 2,
          py: 1,
          borderRadius: 2,
          bgcolor: 'background.paper',
          '&:not(:focus)': { transform: 'translateY(-64px)' },
          '@media print': { display: 'none' },
        }}
      >
        {words('skip')}
      </Link>
      <Rail drawerOpen={drawerOpen} onDrawerClose={() => setDrawerOpen(false)} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Suspense fallback={null}>
          <OfflineBar />
        </Suspense>
        <TopBar onMenu={() => setDrawerOpen(true)} onSearch={openPalette} />
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            width: '100%',
            maxWidth: wide ? 'none' : 1600,
            mx: 'auto',
            px: { xs: 2, md: 3 },
            pt: { xs: 2, md: 2.5 },
            pb: 6,
            '&:focus': { outline: 'none' },
          }}
        >
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
      <Suspense fallback={null}>
        <FrameKeys onPalette={openPalette} />
      </Suspense>
      {searching && (
        <Suspense fallback={null}>
          <Palette onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </Box>
  );
};

export const DefaultLayout = ({ children }: LayoutProps) => <Frame>{children}</Frame>;

/** The frame without a measure: a report has its own. */
export const DashboardLayout = ({ children }: LayoutProps) => <Frame wide>{children}</Frame>;
