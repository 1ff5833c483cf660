import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import { isSignOnWindow } from '#src/auth/sso/signOnWindow.ts';
import type { SsoFailure } from '#src/auth/sso/ssoFailure.ts';
import { wayBackToLogin } from '#src/auth/sso/wayBack.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { SsoScreen } from './SsoScreen.tsx';
import { useSsoWords } from './ssoMessages.ts';

export const CloseWindow = () => {
  const words = useSsoWords();
  return (
    <Button variant="contained" onClick={() => window.close()}>
      {words('sso.close')}
    </Button>
  );
};

/** The id that an administrator needs, to be copied and sent. */
const AccountId = ({ id }: { readonly id: string }) => {
  const words = useSsoWords();
  return (
    <Box sx={{ mt: 2, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>{words('sso.account')}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography component="code" sx={{ flex: 1, minWidth: 0, fontSize: 13, overflowWrap: 'anywhere' }}>
          {id}
        </Typography>
        <CopyButton text={id} label={words('sso.copy')} done={words('sso.copied')} />
      </Box>
    </Box>
  );
};

/** Why nobody is signed in, and the way back. */
export const SsoFailed = ({ failure }: { readonly failure: SsoFailure }) => {
  const words = useSsoWords();
  return (
    <SsoScreen
      title={words('sso.failed')}
      actions={
        isSignOnWindow() ? (
          <CloseWindow />
        ) : (
          <Button variant="contained" component={Link} to={wayBackToLogin()} replace>
            {words('sso.back')}
          </Button>
        )
      }
    >
      <Typography role="alert" sx={{ color: 'text.secondary' }}>
        {words(`sso.${failure.kind}`, { ...failure })}
      </Typography>
      {failure.kind === 'unknownUser' && <AccountId id={failure.objectId} />}
    </SsoScreen>
  );
};
