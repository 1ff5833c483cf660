import { ActionDialog } from '#overrides/refusals/index.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import { declineMutation, withdrawMutation } from './requestOperations.ts';
import { useRequestWords } from './requestWords.ts';

interface RequestDialogProps {
  readonly request: { readonly id: string; readonly dateModified: string };
  readonly onClose: () => void;
}

export const DeclineDialog = ({ request: { id, dateModified }, onClose }: RequestDialogProps) => {
  const words = useRequestWords();
  const client = useDataClient();
  return (
    <ActionDialog
      action={{
        title: words('decline.title'),
        text: words('decline.text'),
        confirmLabel: words('decline.confirm'),
        tone: 'error',
        asksReason: true,
        reasonHelp: words('decline.help'),
        done: words('decline.done'),
        run: (answer = '') =>
          client.mutate({
            mutation: declineMutation,
            variables: { input: { id, answer, date_modified: dateModified } },
          }),
      }}
      onClose={onClose}
    />
  );
};

export const WithdrawDialog = ({ request: { id }, onClose }: RequestDialogProps) => {
  const words = useRequestWords();
  const client = useDataClient();
  return (
    <ActionDialog
      action={{
        title: words('withdraw.title'),
        text: words('withdraw.text'),
        confirmLabel: words('withdraw.confirm'),
        tone: 'error',
        done: words('withdraw.done'),
        run: () => client.mutate({ mutation: withdrawMutation, variables: { id } }),
      }}
      onClose={onClose}
    />
  );
};
