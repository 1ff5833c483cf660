import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import { EraseDialog } from '../EraseDialog.tsx';
import { useParticipantWords } from '../participantWords.ts';

interface EraseButtonProps {
  readonly participant: ParticipantRecord;
  readonly look?: Pick<ButtonProps, 'variant' | 'color'>;
}

const primary = { variant: 'contained' } as const;

/** Does what a request asks for, where it can be done by now (G5). */
export const EraseButton = ({ participant, look = primary }: EraseButtonProps) => {
  const words = useParticipantWords();
  const [isOpen, setOpen] = useState(false);
  const erase = participant.can?.find(({ action }) => action === 'erase');
  if (erase?.allowed !== true) return null;
  return (
    <>
      <Button size="small" {...look} onClick={() => setOpen(true)}>
        {words('erase')}
      </Button>
      {isOpen && <EraseDialog participant={participant} onClose={() => setOpen(false)} />}
    </>
  );
};
