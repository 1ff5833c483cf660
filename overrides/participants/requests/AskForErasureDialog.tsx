import { ActionDialog } from '#overrides/refusals/index.ts';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import { useOnceKey } from '#src/data/write/useOnceKey.ts';
import { askForErasureMutation } from './requestOperations.ts';
import { useRequestWords } from './requestWords.ts';

interface AskForErasureDialogProps {
  readonly participant: ParticipantRecord;
  readonly onClose: () => void;
}

/** Asks those who decide that what is personal of somebody is erased. */
export const AskForErasureDialog = ({ participant, onClose }: AskForErasureDialogProps) => {
  const words = useRequestWords();
  const client = useDataClient();
  const { key: idempotency_key } = useOnceKey();
  return (
    <ActionDialog
      action={{
        title: words('ask.erasure.title', { name: participant.fullName }),
        text: words('ask.erasure.text'),
        confirmLabel: words('ask.submit'),
        tone: 'primary',
        asksReason: true,
        reasonHelp: words('ask.reason_help'),
        done: words('ask.done'),
        run: (reason = '') =>
          client.mutate({
            mutation: askForErasureMutation,
            variables: { input: { participant_id: participant.id, reason, idempotency_key } },
          }),
      }}
      onClose={onClose}
    />
  );
};
