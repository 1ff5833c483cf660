import { Alert, Box, Divider } from '@mui/material';
import type { SsoFailure } from '#src/auth/sso/ssoFailure.ts';
import { useSsoWords } from './ssoMessages.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

/** The four squares, in the colours that their owner demands. */
const MicrosoftMark = () => (
  <svg width="16" height="16" viewBox="0 0 21 21" aria-hidden="true">
    <rect x="0" y="0" width="10" height="10" fill="#f25022" />
    <rect x="11" y="0" width="10" height="10" fill="#7fba00" />
    <rect x="0" y="11" width="10" height="10" fill="#00a4ef" />
    <rect x="11" y="11" width="10" height="10" fill="#ffb900" />
  </svg>
);

interface MicrosoftButtonProps {
  readonly failure: SsoFailure | undefined;
  /** What is to be done meanwhile. */
  readonly hint?: string | undefined;
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** The way to the identity provider, above the one with a password. */
export const MicrosoftButton = ({ failure, hint, busy, onPress }: MicrosoftButtonProps) => {
  const words = useSsoWords();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 1.5 }}>
      {failure && <Alert severity="error">{words(`sso.${failure.kind}`, { ...failure })}</Alert>}
      {hint !== undefined && (
        <Alert role="status" severity="info">
          {hint}
        </Alert>
      )}
      <WaitingButton
        variant="outlined"
        color="inherit"
        startIcon={<MicrosoftMark />}
        loading={busy}
        onClick={onPress}
        sx={{ minHeight: 40 }}
      >
        {words('sso.signIn')}
      </WaitingButton>
      <Divider sx={{ color: 'text.secondary', fontSize: 12 }}>{words('sso.or')}</Divider>
    </Box>
  );
};
