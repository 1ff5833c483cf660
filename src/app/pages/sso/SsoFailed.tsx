import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { loginPath } from '#src/auth/safeRedirect.ts';
import { isSignOnWindow } from '#src/auth/sso/signOnWindow.ts';
import type { SsoFailure } from '#src/auth/sso/ssoFailure.ts';
import { AccountId } from './AccountId.tsx';
import { CloseWindow } from './CloseWindow.tsx';
import { SsoScreen } from './SsoScreen.tsx';
import { useSsoWords } from './ssoMessages.ts';

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
          <Button variant="contained" component={Link} to={loginPath} replace>
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
