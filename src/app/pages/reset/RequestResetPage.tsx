import { Alert, Box, Button, Link, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { loginPath } from '#src/auth/safeRedirect.ts';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { FormBox } from '#src/ui/FormBox.tsx';
import { EntryFrame } from '../login/EntryFrame.tsx';
import { RefusalNote } from './RefusalNote.tsx';
import { sendResetMutation, useContentCall } from './resetOperations.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

/** A forgotten password: asks for a mail, and says the same whether there is such an account or not (S7). */
export const RequestResetPage = () => {
  const words = useAccountWords();
  const { search } = useLocation();
  const { send, busy, refusal } = useContentCall(sendResetMutation);
  const [username, setUsername] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  const submit = async () => {
    const name = username.trim();
    setMissing(name === '');
    if (name === '') return;
    const { refusal: refused } = await send({ username: name });
    if (refused === undefined) setSentTo(name);
  };
  // With the page that was asked for, where one was.
  const back = (
    <Link
      component={RouterLink}
      to={{ pathname: loginPath, search }}
      sx={{ fontSize: '0.875rem', justifySelf: 'start' }}
    >
      {words('reset.back')}
    </Link>
  );
  if (sentTo !== undefined)
    return (
      <EntryFrame title={words('reset.sent')} lead={words('reset.sent_text', { name: sentTo })}>
        <Box role="status" sx={{ display: 'grid', gap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>{words('reset.sent_none')}</Typography>
          <Button variant="outlined" onClick={() => setSentTo(undefined)} sx={{ justifySelf: 'start' }}>
            {words('reset.again')}
          </Button>
          {back}
        </Box>
      </EntryFrame>
    );
  return (
    <EntryFrame title={words('reset.title')} lead={words('reset.lead')}>
      <FormBox onSubmit={() => void submit()}>
        {isMissing && <Alert severity="error">{words('reset.missing')}</Alert>}
        <RefusalNote refusal={refusal} />
        <TextField
          label={words('login.username')}
          name="username"
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          autoComplete="username"
          autoFocus
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <WaitingButton type="submit" variant="contained" loading={busy} sx={{ mt: 1, minHeight: 40 }}>
          {words('reset.submit')}
        </WaitingButton>
        <Box sx={{ mt: 0.5 }}>{back}</Box>
      </FormBox>
    </EntryFrame>
  );
};
