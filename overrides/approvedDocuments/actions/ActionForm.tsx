import { Alert, type AlertColor } from '@mui/material';
import type { ReactNode } from 'react';
import { FormDialog } from '#src/ui/modal/FormDialog.tsx';
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
