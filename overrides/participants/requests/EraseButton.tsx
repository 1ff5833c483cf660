import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { EraseDialog, type ErasedParticipant } from '../EraseDialog.tsx';
import { useParticipantWords } from '../participantWords.ts';

interface EraseButtonProps {
  readonly participant: ErasedParticipant;
  readonly look?: Pick<ButtonProps, 'variant' | 'color'>;
}

const primary = { variant: 'contained' } as const;

/** Does what a request asks for, where it can be done by now (G5). */
export const EraseButton = ({ participant, look = primary }: EraseButtonProps) => {
  const words = useParticipantWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" {...look} onClick={() => setOpen(true)}>
        {words('erase')}
      </Button>
      {isOpen && <EraseDialog participant={participant} onClose={() => setOpen(false)} />}
    </>
  );
};
