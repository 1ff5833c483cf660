import { ActionDialog, whyNoMore } from '#overrides/refusals/index.ts';
import type { Permission } from '#src/data/access/Permission.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import { declineMutation, withdrawMutation } from './requestOperations.ts';
import { useRequestWords } from './requestWords.ts';

interface RequestDialogProps {
  readonly request: {
    readonly id: string;
    readonly dateModified: string;
    readonly can?: readonly Permission[] | undefined;
  };
  readonly onClose: () => void;
}

export const DeclineDialog = ({ request: { id, dateModified, can }, onClose }: RequestDialogProps) => {
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
        over: whyNoMore(can, 'decline'),
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

export const WithdrawDialog = ({ request: { id, can }, onClose }: RequestDialogProps) => {
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
        over: whyNoMore(can, 'withdraw'),
        run: () => client.mutate({ mutation: withdrawMutation, variables: { id } }),
      }}
      onClose={onClose}
    />
  );
};
