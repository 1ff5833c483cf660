import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useLogin } from 'react-admin';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { AppWord } from '../../words/appMessages.ts';
import { useWords } from '../../words/useWords.ts';
import { loginFailure } from './loginFailure.ts';

/** What was typed stays, whatever the server answers. */
export const LoginForm = () => {
  const words = useWords();
  const login = useLogin();
  const [params] = useSearchParams();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [failure, setFailure] = useState<AppWord>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (username.trim() === '' || password === '') return setFailure('login.missing');
    setBusy(true);
    setFailure(undefined);
    try {
      await login({ username: username.trim(), password });
    } catch (error) {
      setFailure(loginFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      {params.get('redirect') && !failure && <Alert severity="info">{words('login.redirected')}</Alert>}
      {failure && <Alert severity="error">{words(failure)}</Alert>}
      <TextField
        label={words('login.username')}
        name="username"
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        autoComplete="username"
        autoFocus
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <TextField
        label={words('login.password')}
        name="password"
        type={shown ? 'text' : 'password'}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        autoComplete="current-password"
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  aria-pressed={shown}
                  aria-label={words(shown ? 'login.hide' : 'login.show')}
                  onClick={() => setShown(!shown)}
                >
                  {shown ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Button type="submit" variant="contained" loading={busy} sx={{ mt: 1, minHeight: 40 }}>
        {words('login.submit')}
      </Button>
    </Box>
  );
};
