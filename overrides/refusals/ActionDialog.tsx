import { Alert, Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useLogoutIfAccessDenied } from 'react-admin';
import { useId, useState, type ReactNode } from 'react';
import { refusalOf, type Refusal } from '#src/data/errors/Refusal.ts';
import { useWhenOnline } from '#src/data/write/useWhenOnline.ts';
import { FormDialog } from '#src/ui/modal/FormDialog.tsx';
import { useHoldPage } from '#src/ui/page/heldPage.ts';
import { useHoldTab } from '#src/ui/page/useHoldTab.ts';
import { useOnline } from '#src/ui/useOnline.ts';
import { ReasonField } from './ReasonField.tsx';
import { useRefusalWords } from './refusalWords.ts';
import { type NextStep, useTellDone } from './useTellDone.tsx';

export interface RecordAction {
  readonly title: string;
  /** What follows from it. */
  readonly text: string;
  readonly confirmLabel: string;
  readonly tone: 'primary' | 'error';
  /** From the start; else only where the server says that a reason would do. */
  readonly asksReason?: boolean;
  /** What the reason is for, where that is not the rule that it passes. */
  readonly reasonHelp?: string;
  readonly content?: ReactNode;
  /** Why it cannot be sent yet. */
  readonly invalid?: string | undefined;
  readonly run: (reason: string | undefined) => Promise<unknown>;
  readonly done?: string | undefined;
  /** What is to be done after it. */
  readonly next?: NextStep | undefined;
  /** Why it can be done no more, as the page has been read by now. */
  readonly over?: string | undefined;
  /** What is said of a refusal in place of its message; nothing where that says it. */
  readonly tellInstead?: (refusal: Refusal) => ReactNode;
}

interface ActionDialogProps {
  readonly action: RecordAction;
  readonly onClose: () => void;
}

/** Asks before something is done, says what follows, and stays with the answer where it is refused. Without a connection it waits for one, until it is closed. */
export const ActionDialog = ({ action, onClose }: ActionDialogProps) => {
  const words = useRefusalWords();
  useHoldPage();
  const textId = useId();
  const tellDone = useTellDone();
  const queryClient = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [reason, setReason] = useState('');
  const online = useWhenOnline();
  const isOnline = useOnline();
  const [running, setRunning] = useState(false);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const asksReason =
    action.asksReason === true || refusal?.overridable === true || refusal?.validation.reason !== undefined;
  const lacksReason = asksReason && reason.trim() === '';
  const over = running ? undefined : action.over;
  // What was agreed to is sent again as it was read, which goes on being refused (K6).
  const isStale = refusal?.code === 'STALE_WRITE';
  useHoldTab(reason !== '' && over === undefined);
  const readAgain = () => queryClient.invalidateQueries();

  const run = async () => {
    setTried(true);
    if (action.invalid !== undefined || lacksReason) return;
    setRunning(true);
    try {
      await online();
      await action.run(asksReason ? reason.trim() : undefined);
      onClose();
      if (action.done !== undefined) tellDone(action.done, action.next);
      await readAgain();
    } catch (error) {
      const refused = refusalOf(error);
      if (refused.code === 'UNAUTHENTICATED') await logoutIfAccessDenied(new HttpError(refused.message, 401));
      setTried(false);
      setRefusal(refused);
      // What is on the screen may be older than what it was refused for.
      await readAgain();
    } finally {
      setRunning(false);
    }
  };
  return (
    <FormDialog
      title={action.title}
      maxWidth="xs"
      gap={1.5}
      describedBy={textId}
      submitLabel={action.confirmLabel}
      closeLabel={words('cancel')}
      tone={action.tone}
      busy={running}
      isHeld={running && isOnline}
      focusesClose={!asksReason && action.invalid === undefined}
      instead={
        over === undefined && !isStale ? undefined : (
          <Button variant="contained" onClick={onClose}>
            {words('close')}
          </Button>
        )
      }
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <Box id={textId} sx={{ color: 'text.secondary' }}>
        {action.text}
      </Box>
      {action.content}
      {tried && action.invalid !== undefined && <Alert severity="warning">{action.invalid}</Alert>}
      {over !== undefined && (
        <Alert severity="info" role="alert">
          {over}
        </Alert>
      )}
      {refusal !== undefined && over === undefined && (
        <Alert severity={refusal.overridable ? 'info' : 'error'} role="alert">
          {action.tellInstead?.(refusal) ?? refusal.message}
        </Alert>
      )}
      {asksReason && (
        <ReasonField
          label={words('reason.label')}
          value={reason}
          help={action.reasonHelp ?? words('reason.help_named')}
          missing={words('reason.missing')}
          isMissing={tried && lacksReason}
          onChange={setReason}
        />
      )}
    </FormDialog>
  );
};
