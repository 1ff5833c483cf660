import UpgradeIcon from '@mui/icons-material/EventAvailableOutlined';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import { useBookingWords } from '../words/useBookingWords.ts';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import { useOnceKey } from '#src/data/write/useOnceKey.ts';
import { useState } from 'react';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import { RefusalNote, useTellDone } from '#overrides/refusals/index.ts';
import { wizardPaths } from '../wizardPaths.ts';
import { upgradeMutation } from '../record/actionOperations.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

/** From the list one goes on to who is booked: to confirm it, or to write to them. */
function useTellBooked(name: string): (bookingId: string | undefined) => void {
  const words = useBookingWords();
  const tellDone = useTellDone();
  return (bookingId) =>
    tellDone(
      words('upgrade.done', { name }),
      bookingId === undefined
        ? undefined
        : { label: words('upgrade.next'), to: wizardPaths.viewBooking(bookingId) },
    );
}

interface UpgradeRefusedProps {
  readonly id: string;
  readonly name: string;
  readonly refusal: Refusal;
}

/** Why the entry is not upgraded, and the way on for those who may pass the rule with a reason (W3, W5). */
const UpgradeRefused = ({ id, name, refusal: first }: UpgradeRefusedProps) => {
  const tellBooked = useTellBooked(name);
  const modal = useModal();
  const { send, busy } = useMutationRun(upgradeMutation);
  const { key } = useOnceKey();
  const [refusal, setRefusal] = useState(first);
  const goOn = async (reason: string) => {
    const { data, refusal: again } = await send({ id, reason, idempotency_key: key });
    if (again !== undefined) return setRefusal(again);
    modal.close();
    tellBooked(data?.upgradeWaitingListEntryToBooking.id);
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

interface UpgradeButtonProps {
  readonly id: string;
  readonly name: string;
  /** First in line of those who could take a seat: the one thing to do. */
  readonly isNext: boolean;
}

/** An entry becomes a booking with one press (W5). Where a rule stands against it, the refusal asks for a reason. */
export const UpgradeButton = ({ id, name, isNext }: UpgradeButtonProps) => {
  const words = useBookingWords();
  const tellBooked = useTellBooked(name);
  const modal = useModal();
  const { send, busy } = useMutationRun(upgradeMutation);
  const { key } = useOnceKey();
  const upgrade = async () => {
    const { data, refusal } = await send({ id, idempotency_key: key });
    if (refusal === undefined) return tellBooked(data?.upgradeWaitingListEntryToBooking.id);
    modal.open({
      title: words('upgrade.refused', { name }),
      content: <UpgradeRefused id={id} name={name} refusal={refusal} />,
    });
  };
  return (
    <WaitingButton
      size="small"
      variant={isNext ? 'contained' : 'outlined'}
      startIcon={<UpgradeIcon />}
      loading={busy}
      aria-label={words('upgrade.of', { name })}
      onClick={(event) => {
        event.stopPropagation();
        void upgrade();
      }}
    >
      {words('upgrade.do')}
    </WaitingButton>
  );
};
