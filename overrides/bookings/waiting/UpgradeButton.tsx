import UpgradeIcon from '@mui/icons-material/EventAvailableOutlined';
import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import { useBookingWords } from '../words/useBookingWords.ts';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import { upgradeMutation } from './upgradeMutation.ts';
import { UpgradeRefused } from './UpgradeRefused.tsx';

export interface UpgradeButtonProps {
  readonly id: string;
  readonly name: string;
  /** First in line of those who could take a seat: the one thing to do. */
  readonly isNext: boolean;
}

/** An entry becomes a booking with one press (W5). Where a rule stands against it, the refusal asks for a reason. */
export const UpgradeButton = ({ id, name, isNext }: UpgradeButtonProps) => {
  const words = useBookingWords();
  const notify = useNotify();
  const modal = useModal();
  const { send, busy } = useMutationRun(upgradeMutation);
  const upgrade = async () => {
    const { refusal } = await send({ id });
    if (refusal === undefined) return notify(words('upgrade.done', { name }), { type: 'success' });
    modal.open({
      title: words('upgrade.refused', { name }),
      content: <UpgradeRefused id={id} name={name} refusal={refusal} />,
    });
  };
  return (
    <Button
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
    </Button>
  );
};
