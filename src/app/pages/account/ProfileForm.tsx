import { useQueryClient } from '@tanstack/react-query';
import { Box, Button, TextField } from '@mui/material';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import type { Session } from '#src/auth/Session.ts';
import { useLeaveGuard } from '#src/screens/form/leave/useLeaveGuard.ts';
import { FormBox } from '#src/ui/FormBox.tsx';
import { useHoldPage } from '#src/ui/page/heldPage.ts';
import { useSessions } from '#src/app/Sessions.tsx';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { RefusalNote } from '../reset/RefusalNote.tsx';
import { updateMyProfileMutation, useAccountCall } from './accountOperations.ts';

/** One's own name; the session and the menu follow at once. */
export const ProfileForm = ({ session }: { readonly session: Session }) => {
  const words = useAccountWords();
  const notify = useNotify();
  const sessions = useSessions();
  const queryClient = useQueryClient();
  const { send, busy, refusal } = useAccountCall(updateMyProfileMutation);
  const [title, setTitle] = useState(session.title);
  const [firstName, setFirstName] = useState(session.firstName);
  const [lastName, setLastName] = useState(session.lastName);
  const changed = [
    ...(title === session.title ? [] : [words('account.nameTitle')]),
    ...(firstName === session.firstName ? [] : [words('account.firstName')]),
    ...(lastName === session.lastName ? [] : [words('account.lastName')]),
  ].join(', ');
  const isChanged = changed !== '';
  useHoldPage(isChanged);
  useLeaveGuard(changed, () => sessions.person() === undefined);

  const submit = async () => {
    const { data: answer } = await send({
      input: { name_title: title, first_name: firstName, last_name: lastName },
    });
    const current = sessions.get();
    if (!answer || !current) return;
    const saved = answer.updateMyProfile;
    sessions.set({
      ...current,
      title: saved.nameTitle ?? '',
      firstName: saved.firstName ?? '',
      lastName: saved.lastName ?? '',
    });
    setTitle(saved.nameTitle ?? '');
    setFirstName(saved.firstName ?? '');
    setLastName(saved.lastName ?? '');
    void queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
    notify(words('account.nameSaved'), { type: 'success' });
  };
  const fieldOf = (name: string) =>
    refusal?.validation[`input.${name}`] === undefined
      ? {}
      : { error: true, helperText: refusal.validation[`input.${name}`] };
  return (
    <FormBox onSubmit={() => void submit()}>
      <RefusalNote refusal={refusal} />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '100px 1fr 1fr' } }}>
        <TextField
          label={words('account.nameTitle')}
          name="honorific-prefix"
          autoComplete="honorific-prefix"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          {...fieldOf('name_title')}
        />
        <TextField
          label={words('account.firstName')}
          name="given-name"
          autoComplete="given-name"
          value={firstName}
          onChange={(event) => setFirstName(event.target.value)}
          {...fieldOf('first_name')}
        />
        <TextField
          label={words('account.lastName')}
          name="family-name"
          autoComplete="family-name"
          value={lastName}
          onChange={(event) => setLastName(event.target.value)}
          {...fieldOf('last_name')}
        />
      </Box>
      <Button
        type="submit"
        variant="outlined"
        loading={busy}
        disabled={!isChanged}
        sx={{ justifySelf: 'start' }}
      >
        {words('account.saveName')}
      </Button>
    </FormBox>
  );
};
