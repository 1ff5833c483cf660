import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { FormBox } from '../FormBox.tsx';
import { InputDialog } from './InputDialog.tsx';
import { WaitingButton } from '../WaitingButton.tsx';

export interface FormDialogProps {
  readonly title: ReactNode;
  readonly maxWidth: 'xs' | 'sm' | 'md';
  readonly submitLabel: string;
  readonly closeLabel: string;
  readonly tone?: 'primary' | 'error';
  /** It is being sent. */
  readonly busy?: boolean;
  /** It stays until there is an answer. */
  readonly isHeld?: boolean;
  /** It cannot be sent yet. */
  readonly disabled?: boolean;
  /** Where nothing is typed first. */
  readonly focusesClose?: boolean;
  /** The id of what says what follows from it. */
  readonly describedBy?: string;
  /** Between its parts. */
  readonly gap?: number;
  /** In place of sending it, where there is nothing to send any more. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** A form in a dialog: its parts scroll, what sends and what closes it stay. */
export const FormDialog = (props: FormDialogProps) => {
  const { busy, isHeld, gap = 2, onClose, onSubmit } = props;
  const id = useId();
  return (
    <InputDialog
      onClose={isHeld ? undefined : onClose}
      isOver={props.instead !== undefined}
      maxWidth={props.maxWidth}
      aria-labelledby={id}
      aria-describedby={props.describedBy}
    >
      <FormBox onSubmit={onSubmit} sx={{ display: 'contents' }}>
        <DialogTitle id={id}>{props.title}</DialogTitle>
        <DialogContent
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            // Also one in a row, which would else be as wide as the name.
            overflowWrap: 'anywhere',
            gap,
          }}
        >
          {props.children}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={isHeld} autoFocus={props.focusesClose}>
            {props.closeLabel}
          </Button>
          {props.instead ?? (
            <WaitingButton
              type="submit"
              variant="contained"
              color={props.tone}
              loading={busy}
              disabled={props.disabled}
            >
              {props.submitLabel}
            </WaitingButton>
          )}
        </DialogActions>
      </FormBox>
    </InputDialog>
  );
};
