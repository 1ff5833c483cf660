import { Alert, Button } from '@mui/material';
import { FormDialog, type FormDialogProps } from '#src/ui/modal/FormDialog.tsx';
import { useHoldPage } from '#src/ui/page/heldPage.ts';
import { useApprovalWords } from '../useApprovalWords.ts';

interface ActionFormProps extends Omit<FormDialogProps, 'maxWidth' | 'closeLabel' | 'isHeld' | 'instead'> {
  /** Why it was not done. */
  readonly refusal: string | undefined;
  /** Why it can be done no more, as the document is by now: an answer was lost, or somebody else was first. */
  readonly over?: string | undefined;
  /** What was seen is seen no more. */
  readonly looksAgain?: boolean;
}

/** Asks before something is done to a document, says what follows, and stays with the answer where it is refused. */
export const ActionForm = ({
  refusal,
  over,
  looksAgain = over !== undefined,
  children,
  ...form
}: ActionFormProps) => {
  const words = useApprovalWords();
  useHoldPage();
  const said = over ?? refusal;
  const look = (
    <Button variant="contained" onClick={form.onClose}>
      {words('look')}
    </Button>
  );
  return (
    <FormDialog
      {...form}
      maxWidth="sm"
      closeLabel={words('cancel')}
      isHeld={form.busy}
      instead={looksAgain ? look : undefined}
    >
      {children}
      {said !== undefined && (
        <Alert severity={over === undefined ? 'error' : 'info'} role="alert">
          {said}
        </Alert>
      )}
    </FormDialog>
  );
};
