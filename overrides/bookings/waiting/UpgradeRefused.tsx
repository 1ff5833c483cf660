import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import { RefusalNote } from '../reason/RefusalNote.tsx';
import { useBookingWords } from '../words/useBookingWords.ts';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import { upgradeMutation } from './upgradeMutation.ts';

export interface UpgradeRefusedProps {
  readonly id: string;
  readonly name: string;
  readonly refusal: Refusal;
}

/** Why the entry is not upgraded, and the way on for those who may pass the rule with a reason (W3, W5). */
export const UpgradeRefused = ({ id, name, refusal: first }: UpgradeRefusedProps) => {
  const words = useBookingWords();
  const notify = useNotify();
  const modal = useModal();
  const { send, busy } = useMutationRun(upgradeMutation);
  const [refusal, setRefusal] = useState(first);
  const goOn = async (reason: string) => {
    const { refusal: again } = await send({ id, override_reason: reason });
    if (again !== undefined) return setRefusal(again);
    modal.close();
    notify(words('upgrade.done', { name }), { type: 'success' });
  };
  return (
    <RefusalNote
      refusal={refusal}
      running={busy}
      onReason={(reason) => void goOn(reason)}
      onClose={modal.close}
    />
  );
};
