import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type AlertColor,
} from '@mui/material';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useHoldPage } from '#src/ui/page/heldPage.ts';
import { useApprovalWords } from '../useApprovalWords.ts';

export interface ActionFormProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly tone?: 'primary' | 'error';
  readonly busy: boolean;
  /** Why it was not done. */
  readonly refusal: string | undefined;
  readonly refusalTone?: AlertColor;
  /** In place of doing it once more. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done to a document, says what follows, and stays with the answer where it is refused. */
export const ActionForm = ({
  title,
  submitLabel,
  tone = 'primary',
  busy,
  refusal,
  refusalTone = 'error',
  instead,
  children,
  onSubmit,
  onClose,
}: ActionFormProps) => {
  const words = useApprovalWords();
  const id = useId();
  useHoldPage();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {children}
          {refusal !== undefined && (
            <Alert severity={refusalTone} role="alert">
              {refusal}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            {words('cancel')}
          </Button>
          {instead ?? (
            <Button type="submit" variant="contained" color={tone} loading={busy}>
              {submitLabel}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
};
