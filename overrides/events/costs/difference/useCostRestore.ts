import { useNotify, useRefresh } from 'react-admin';
import { refusalOf, type Refusal } from '#src/data/errors/Refusal.ts';
import { useCall } from '#src/data/write/useCall.ts';
import { useWordsOf } from '#src/i18n/useWordsOf.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { saveCostsMutation } from '../costOperations.ts';
import { useCostSheet } from '../useCostSheet.ts';
import type { CostChange } from './CostChange.ts';
import { restoredCost } from './restoredCost.ts';
import { useCostChangeLine } from './useCostChangeLine.ts';

/** English of having a line back. A translation overrides by `cost_restore.<key>`. */
const messages = {
  title: 'Restore %{name}?',
  message: '%{name}: %{text}. The log keeps this change as well.',
  confirm: 'Restore',
  done: '%{name} is as it was.',
  nothing: 'There is nothing to restore: %{name} has changed since, is gone, or is as it was.',
} as const;

/**
 * Has a line back by the ordinary change of its event: rules, the check whether somebody has saved meanwhile (K6) and the
 * log are those of every change. The event is read before the question is asked, so the answer is about what was read.
 */
export function useCostRestore(eventId: string) {
  const words = useWordsOf('cost_restore', messages);
  const lineOf = useCostChangeLine();
  const { send } = useCall(saveCostsMutation);
  const { refetch } = useCostSheet(eventId, false);
  const confirm = useConfirm();
  const notify = useNotify();
  const refresh = useRefresh();
  const fail = ({ message }: Refusal) => notify(message, { type: 'error' });
  return async (change: CostChange) => {
    const { data, error } = await refetch();
    if (error) return fail(refusalOf(error));
    const event = data?.centreEvent;
    const restored = event && restoredCost(change, event.estimatedCosts);
    if (!restored) {
      notify(words('nothing', { name: change.before?.name }), { type: 'info' });
      return refresh();
    }
    const { name, text } = lineOf(restored, data.costCategories);
    const input = { id: eventId, date_modified: event.dateModified, estimated_costs: restored.input };
    confirm({
      title: words('title', { name }),
      message: words('message', { name, text }),
      confirmLabel: words('confirm'),
      needsConnection: true,
      action: async () => {
        const { refusal } = await send({ input });
        if (refusal === undefined) notify(words('done', { name }), { type: 'success' });
        else fail(refusal);
        refresh();
      },
    });
  };
}
