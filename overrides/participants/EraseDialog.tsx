import { gql } from '@apollo/client';
import { ActionDialog } from '#overrides/refusals/index.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import type { Documents } from '#src/generated/operations.ts';
import { useParticipantWords } from './participantWords.ts';

const eraseMutation: Documents['EraseParticipant'] = gql`
  mutation EraseParticipant($input: EraseParticipantInput!) {
    eraseParticipant(input: $input) {
      id
    }
  }
`;

/** Of who is deleted no version is known: nobody changes them. */
export interface ErasedParticipant {
  readonly id: string;
  readonly fullName: string | null;
  readonly dateModified?: string;
}

interface EraseDialogProps {
  readonly participant: ErasedParticipant;
  readonly onClose: () => void;
}

/** G5: asks before all that is personal of somebody goes. */
export const EraseDialog = ({ participant, onClose }: EraseDialogProps) => {
  const words = useParticipantWords();
  const client = useDataClient();
  const { id, fullName, dateModified } = participant;
  return (
    <ActionDialog
      action={{
        title: words('erase.title', { name: fullName ?? '' }),
        text: words('erase.text'),
        confirmLabel: words('erase.confirm'),
        tone: 'error',
        asksReason: true,
        reasonHelp: words('erase.reason_help'),
        done: words('erase.done'),
        run: (reason = '') =>
          client.mutate({
            mutation: eraseMutation,
            variables: { input: { id, reason, date_modified: dateModified } },
          }),
      }}
      onClose={onClose}
    />
  );
};
