import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSsoWords } from './ssoMessages.ts';

/** The id that an administrator needs, to be copied and sent. */
export const AccountId = ({ id }: { readonly id: string }) => {
  const words = useSsoWords();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    setCopied(true);
  };
  return (
    <Box sx={{ mt: 2, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>{words('sso.account')}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography component="code" sx={{ flex: 1, minWidth: 0, fontSize: 13, overflowWrap: 'anywhere' }}>
          {id}
        </Typography>
        {/* Browsers copy only where the connection is safe. */}
        {window.isSecureContext && (
          <Button size="small" onClick={() => void copy()}>
            {words(copied ? 'sso.copied' : 'sso.copy')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
