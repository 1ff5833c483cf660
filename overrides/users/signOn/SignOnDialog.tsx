import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import type { SignOnOfUser } from './useSignOn.ts';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { FormDialog } from '#src/ui/modal/FormDialog.tsx';
import { useUserWords } from '../userWords.ts';
import type { LinkedAccount } from './signOnOperations.ts';

interface LinkedAccountsProps {
  readonly accounts: readonly LinkedAccount[];
  readonly disabled: boolean;
  readonly onUnlink: (id: string) => void;
}

/** What is linked now. Unlinking signs the user out, so it asks once more. */
const LinkedAccounts = ({ accounts, disabled, onUnlink }: LinkedAccountsProps) => {
  const words = useUserWords();
  const locale = useFormatLocale();
  const [asked, setAsked] = useState<string>();
  const label = useId();
  if (accounts.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{words('signOn.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {accounts.map(({ id, objectId, dateLinked, lastSignIn }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
        >
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
            <Typography
              component="code"
              id={`${label}-${id}`}
              sx={{ fontSize: 13, overflowWrap: 'anywhere', display: 'block' }}
            >
              {objectId}
            </Typography>
            <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>
              {`${words('signOn.linked', { when: formatDateTime(dateLinked, locale) ?? '' })} · `}
              {lastSignIn === null
                ? words('signOn.unused')
                : words('signOn.used', { when: formatDateTime(lastSignIn, locale) ?? '' })}
            </Typography>
          </Box>
          <Button
            size="small"
            color="error"
            variant={asked === id ? 'contained' : 'text'}
            disabled={disabled}
            aria-describedby={`${label}-${id}`}
            onClick={() => (asked === id ? onUnlink(id) : setAsked(id))}
          >
            {words(asked === id ? 'signOn.unlink_confirm' : 'signOn.unlink')}
          </Button>
        </Box>
      ))}
    </Box>
  );
};

interface SignOnDialogProps {
  readonly of: SignOnOfUser;
  readonly name: string;
  readonly onClose: () => void;
}

/** The Microsoft accounts that a user signs in with; one is linked by its id, never by an e-mail address. */
export const SignOnDialog = ({ of, name, onClose }: SignOnDialogProps) => {
  const words = useUserWords();
  const [objectId, setObjectId] = useState('');
  const [problem, setProblem] = useState<string>();
  const attempt = async (change: Promise<void>): Promise<void> => {
    setProblem(undefined);
    try {
      await change;
      setObjectId('');
    } catch (error) {
      setProblem(refusalOf(error).message);
    }
  };
  const submit = () => {
    if (objectId.trim() === '') return setProblem(words('signOn.id_missing'));
    void attempt(of.link(objectId.trim()));
  };
  return (
    <FormDialog
      title={words('signOn.title', { name })}
      maxWidth="sm"
      submitLabel={words('signOn.link')}
      closeLabel={words('signOn.close')}
      busy={of.isChanging}
      onSubmit={submit}
      onClose={onClose}
    >
      <LinkedAccounts
        accounts={of.signOn?.identities ?? []}
        disabled={of.isChanging}
        onUnlink={(account) => void attempt(of.unlink(account))}
      />
      <TextField
        label={words('signOn.id')}
        value={objectId}
        onChange={(event) => setObjectId(event.target.value)}
        size="small"
        fullWidth
        helperText={words('signOn.id_help')}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' } }}
      />
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </FormDialog>
  );
};
