import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { LinkedAccounts } from './LinkedAccounts.tsx';
import type { SignOnOfUser } from './useSignOn.ts';

export interface SignOnDialogProps {
  readonly of: SignOnOfUser;
  readonly name: string;
  readonly onClose: () => void;
}

/** The Microsoft accounts that a user signs in with; one is linked by its id, never by an e-mail address. */
export const SignOnDialog = ({ of, name, onClose }: SignOnDialogProps) => {
  const id = useId();
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (objectId.trim() === '') return setProblem('Enter the account id.');
    void attempt(of.link(objectId.trim()));
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle id={id}>Microsoft account of {name}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <LinkedAccounts
            accounts={of.signOn?.identities ?? []}
            disabled={of.isChanging}
            onUnlink={(account) => void attempt(of.unlink(account))}
          />
          <TextField
            label="Account id"
            value={objectId}
            onChange={(event) => setObjectId(event.target.value)}
            size="small"
            fullWidth
            helperText="Shown to whoever is refused at “Sign in with Microsoft”; in Microsoft Entra it is the object id."
            slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' } }}
          />
          {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" variant="contained" loading={of.isChanging}>
            Link account
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
};
