import { Alert, type AlertColor } from '@mui/material';
import { FormDialog, type FormDialogProps } from '#src/ui/modal/FormDialog.tsx';
import { useHoldPage } from '#src/ui/page/heldPage.ts';
import { useApprovalWords } from '../useApprovalWords.ts';

export interface ActionFormProps extends Omit<FormDialogProps, 'maxWidth' | 'closeLabel' | 'isHeld'> {
  /** Why it was not done. */
  readonly refusal: string | undefined;
  readonly refusalTone?: AlertColor;
}

/** Asks before something is done to a document, says what follows, and stays with the answer where it is refused. */
export const ActionForm = ({ refusal, refusalTone = 'error', children, ...form }: ActionFormProps) => {
  const words = useApprovalWords();
  useHoldPage();
  return (
    <FormDialog {...form} maxWidth="sm" closeLabel={words('cancel')} isHeld={form.busy}>
      {children}
      {refusal !== undefined && (
        <Alert severity={refusalTone} role="alert">
          {refusal}
        </Alert>
      )}
    </FormDialog>
  );
};
