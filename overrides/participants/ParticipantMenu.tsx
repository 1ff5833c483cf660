import MoreIcon from '@mui/icons-material/MoreVert';
import { ListItemText, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useNavigate } from 'react-router';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import { permissionFor, type Permission } from '#src/data/access/Permission.ts';
import { useTypeAccess } from '#src/data/access/useAccess.ts';
import { IconMenu } from '#src/ui/IconMenu.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { mergePath } from './mergePath.ts';
import { useParticipantWords } from './participantWords.ts';
import { AskForErasureDialog } from './requests/AskForErasureDialog.tsx';
import { useRequestWords } from './requests/requestWords.ts';

/** What is seldom done with a participant: a merge (G3), an erasure (G5); whoever may not may ask for it (ADR 45). */
export const ParticipantMenu = () => {
  const words = useParticipantWords();
  const requestWords = useRequestWords();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'erase' | 'ask'>();
  const participant = useRecordContext<ParticipantRecord>();
  const offered = useTypeAccess()?.can;
  const may = (action: string) =>
    permissionFor(offered, action)?.allowed === true ? permissionFor(participant?.can, action) : undefined;
  const [merge, erase, ask] = [may('merge'), may('erase'), may('ask')];
  if (participant === undefined || (merge ?? erase ?? ask) === undefined) return null;
  const toMerge = () => void navigate(mergePath(participant.id));
  return (
    <>
      <IconMenu label={words('more')} title={words('more')} icon={<MoreIcon />}>
        {(choosing) => [
          <Choice key="merge" label={words('merge')} may={merge} onClick={choosing(toMerge)} />,
          <Choice
            key="askMerge"
            label={requestWords('ask.merge')}
            may={merge === undefined ? ask : undefined}
            onClick={choosing(toMerge)}
          />,
          <Choice
            key="erase"
            label={words('erase')}
            may={erase}
            onClick={choosing(() => setDialog('erase'))}
          />,
          <Choice
            key="askErase"
            label={requestWords('ask.erasure')}
            may={erase === undefined ? ask : undefined}
            onClick={choosing(() => setDialog('ask'))}
          />,
        ]}
      </IconMenu>
      {dialog === 'erase' && <EraseDialog participant={participant} onClose={() => setDialog(undefined)} />}
      {dialog === 'ask' && (
        <AskForErasureDialog participant={participant} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
};

interface ChoiceProps {
  readonly label: string;
  /** Undefined where it is not offered at all. */
  readonly may: Permission | undefined;
  readonly onClick: () => void;
}

/** What is offered in general and not of this participant says why. */
const Choice = ({ label, may, onClick }: ChoiceProps) =>
  may !== undefined && (
    <MenuItem disabled={!may.allowed} onClick={onClick}>
      <ListItemText primary={label} secondary={may.why} sx={{ maxWidth: 320, whiteSpace: 'normal' }} />
    </MenuItem>
  );
