import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, Navigate, useLocation, useSearchParams } from 'react-router';
import { safeRedirect } from '../../../auth/safeRedirect.ts';
import { useConfig } from '../../Config.tsx';
import { BrandMark } from '../../BrandMark.tsx';
import { ColourModeMenu } from '../../layouts/topBar/ColourModeMenu.tsx';
import { useSession } from '../../Sessions.tsx';
import type { AppWord } from '../../words/appMessages.ts';
import { useWords } from '../../words/useWords.ts';
import { passwordChanged, requestResetPath } from '../reset/resetPaths.ts';
import { LoginForm } from './LoginForm.tsx';
import { SeatRows } from './SeatRows.tsx';

/** What led here, if that needs a word. */
function useNote(): { readonly severity: 'info' | 'success'; readonly word: AppWord } | undefined {
  const [params] = useSearchParams();
  const { state } = useLocation();
  if (state === passwordChanged) return { severity: 'success', word: 'reset.changed' };
  const asked = params.get('redirect');
  return asked !== null && asked !== '/' ? { severity: 'info', word: 'login.redirected' } : undefined;
}

/** Sign-in: the form on one side, rows of seats on the other where there is room. */
export const LoginPage = () => {
  const words = useWords();
  const { brand } = useConfig();
  const [params] = useSearchParams();
  const session = useSession();
  const note = useNote();
  // Asked once: who signs in here is led on by the form itself.
  const [wasSignedIn] = useState(session !== undefined);
  if (wasSignedIn && session) return <Navigate replace to={safeRedirect(params.get('redirect'))} />;
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(440px, 1fr) 1.2fr' },
        backgroundColor: 'background.paper',
      }}
    >
      <Box
        sx={{ display: 'grid', gridTemplateRows: 'auto 1fr auto', px: { xs: 3, sm: 6 }, py: 3, minWidth: 0 }}
      >
        <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <BrandMark size={32} />
          <Typography sx={{ fontWeight: 600, fontSize: '1rem', letterSpacing: '-0.01em', flex: 1 }}>
            {brand}
          </Typography>
          <ColourModeMenu />
        </Box>
        <Box
          component="main"
          sx={{ alignSelf: 'center', justifySelf: 'center', width: '100%', maxWidth: 360, py: 6 }}
        >
          <Typography component="h1" variant="h1">
            {words('login.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>{words('login.lead')}</Typography>
          {note && (
            <Alert severity={note.severity} sx={{ mb: 2 }}>
              {words(note.word)}
            </Alert>
          )}
          <LoginForm />
          <Link
            component={RouterLink}
            to={requestResetPath}
            sx={{ display: 'inline-block', mt: 2, fontSize: '0.875rem' }}
          >
            {words('login.forgotten')}
          </Link>
        </Box>
        <span />
      </Box>
      <SeatRows />
    </Box>
  );
};
