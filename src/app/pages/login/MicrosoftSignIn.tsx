import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { beginSignOn } from '../../../auth/sso/beginSignOn.ts';
import { ssoFailure, type SsoFailure } from '../../../auth/sso/ssoFailure.ts';
import { createContentClient } from '../../../data/links/createContentClient.ts';
import { useConfig } from '../../Config.tsx';
import { useSsoWords } from '../sso/ssoMessages.ts';
import { MicrosoftMark } from './MicrosoftMark.tsx';

const nobody = () => undefined;

/** The way to the identity provider; the server says where that is. */
export const MicrosoftSignIn = () => {
  const words = useSsoWords();
  const { contentUrl } = useConfig();
  const [params] = useSearchParams();
  const [failure, setFailure] = useState<SsoFailure>();
  const [busy, setBusy] = useState(false);

  const begin = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const client = createContentClient({ uri: contentUrl, authToken: nobody });
      window.location.assign(await beginSignOn(client, params.get('redirect')));
    } catch (error) {
      setFailure(ssoFailure(error));
      setBusy(false);
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 1.5 }}>
      {failure && <Alert severity="error">{words(`sso.${failure.kind}`, { ...failure })}</Alert>}
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<MicrosoftMark />}
        loading={busy}
        loadingPosition="start"
        onClick={() => void begin()}
        sx={{ minHeight: 40 }}
      >
        {words('sso.signIn')}
      </Button>
      <Divider sx={{ color: 'text.secondary', fontSize: 12 }}>{words('sso.or')}</Divider>
    </Box>
  );
};
