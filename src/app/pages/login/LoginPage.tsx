import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { safeRedirect } from '../../../auth/safeRedirect.ts';
import { useConfig } from '../../Config.tsx';
import { BrandMark } from '../../BrandMark.tsx';
import { ColourModeMenu } from '../../layouts/topBar/ColourModeMenu.tsx';
import { useSession } from '../../Sessions.tsx';
import { useWords } from '../../words/useWords.ts';
import { LoginForm } from './LoginForm.tsx';
import { MicrosoftSignIn } from './MicrosoftSignIn.tsx';
import { SeatRows } from './SeatRows.tsx';

/** Sign-in: the form on one side, rows of seats on the other where there is room. */
export const LoginPage = () => {
  const words = useWords();
  const { brand, sso } = useConfig();
  const [params] = useSearchParams();
  const session = useSession();
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
          {sso && <MicrosoftSignIn />}
          <LoginForm />
        </Box>
        <span />
      </Box>
      <SeatRows />
    </Box>
  );
};
