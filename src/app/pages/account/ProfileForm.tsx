import { useQueryClient } from '@tanstack/react-query';
import { Box, TextField } from '@mui/material';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import type { Session } from '#src/auth/Session.ts';
import { useLeaveGuard } from '#src/screens/form/leave/useLeaveGuard.ts';
import { FormBox } from '#src/ui/FormBox.tsx';
import { useHoldPage } from '#src/ui/page/heldPage.ts';
import { useSessions } from '#src/app/Sessions.tsx';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { RefusalNote } from '../reset/RefusalNote.tsx';
import { updateMyProfileMutation } from './accountOperations.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';
import { useCall } from '#src/data/write/useCall.ts';

const fields = [
  { part: 'title', input: 'name_title', word: 'account.nameTitle', filledAs: 'honorific-prefix' },
  { part: 'firstName', input: 'first_name', word: 'account.firstName', filledAs: 'given-name' },
  { part: 'lastName', input: 'last_name', word: 'account.lastName', filledAs: 'family-name' },
] as const;

type Typed = Partial<Readonly<Record<(typeof fields)[number]['part'], string>>>;

/** One's own name; the session and the menu follow at once. */
export const ProfileForm = ({ session }: { readonly session: Session }) => {
  const words = useAccountWords();
  const notify = useNotify();
  const sessions = useSessions();
  const queryClient = useQueryClient();
  const { send, busy, refusal } = useCall(updateMyProfileMutation);
  const [typed, setTyped] = useState<Typed>({});
  const changes = fields.flatMap(({ part, input, word }) => {
    const value = typed[part];
    return value === undefined || value === session[part] ? [] : [{ input, word, value }];
  });
  const changed = changes.map(({ word }) => words(word)).join(', ');
  const isChanged = changed !== '';
  useHoldPage(isChanged);
  useLeaveGuard(changed, () => sessions.person() === undefined);

  const submit = async () => {
    // Only what was typed: an administrator may have changed the rest meanwhile.
    const { data: answer } = await send({
      input: Object.fromEntries(changes.map(({ input, value }) => [input, value])),
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
    setTyped({});
    void queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
    notify(words('account.nameSaved'), { type: 'success' });
  };
  return (
    <FormBox onSubmit={() => void submit()}>
      <RefusalNote refusal={refusal} />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '100px 1fr 1fr' } }}>
        {fields.map(({ part, input, word, filledAs }) => {
          const problem = refusal?.validation[`input.${input}`];
          return (
            <TextField
              key={part}
              label={words(word)}
              name={filledAs}
              autoComplete={filledAs}
              value={typed[part] ?? session[part]}
              onChange={(event) => setTyped({ ...typed, [part]: event.target.value })}
              error={problem !== undefined}
              helperText={problem}
            />
          );
        })}
      </Box>
      <WaitingButton
        type="submit"
        variant="outlined"
        loading={busy}
        disabled={!isChanged}
        sx={{ justifySelf: 'start' }}
      >
        {words('account.saveName')}
      </WaitingButton>
    </FormBox>
  );
};
