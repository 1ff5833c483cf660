import { Button } from '@mui/material';
import { useState } from 'react';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import { EraseDialog } from '../EraseDialog.tsx';
import { useParticipantWords } from '../participantWords.ts';

/** Does what a request asks for, where it can be done by now (G5). */
export const EraseButton = ({ participant }: { readonly participant: ParticipantRecord }) => {
  const words = useParticipantWords();
  const [isOpen, setOpen] = useState(false);
  const erase = participant.can?.find(({ action }) => action === 'erase');
  if (erase?.allowed !== true) return null;
  return (
    <>
      <Button size="small" variant="contained" onClick={() => setOpen(true)}>
        {words('erase')}
      </Button>
      {isOpen && <EraseDialog participant={participant} onClose={() => setOpen(false)} />}
    </>
  );
};
