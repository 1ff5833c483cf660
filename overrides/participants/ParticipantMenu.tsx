import { gql } from '@apollo/client';
import MoreIcon from '@mui/icons-material/MoreVert';
import { ListItemText, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { ActionDialog } from '#overrides/bookings/index.ts';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import type { Permission } from '#src/data/access/Permission.ts';
import { useTypeAccess } from '#src/data/access/useAccess.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import type { Documents } from '#src/generated/operations.ts';
import { IconMenu } from '#src/ui/IconMenu.tsx';
import { mergePath } from './mergePath.ts';
import { useParticipantWords } from './participantWords.ts';

const eraseMutation: Documents['EraseParticipant'] = gql`
  mutation EraseParticipant($input: EraseParticipantInput!) {
    eraseParticipant(input: $input) {
      id
    }
  }
`;

/** What is seldom done with a participant, for those who may: a merge (G3), an erasure (G5). */
export const ParticipantMenu = () => {
  const words = useParticipantWords();
  const navigate = useNavigate();
  const [isErasing, setErasing] = useState(false);
  const participant = useRecordContext<ParticipantRecord>();
  const offered = useTypeAccess()?.can ?? [];
  const may = (action: string) =>
    offered.some((each) => each.action === action && each.allowed)
      ? participant?.can?.find((each) => each.action === action)
      : undefined;
  const [merge, erase] = [may('merge'), may('erase')];
  if (participant === undefined || (merge === undefined && erase === undefined)) return null;
  return (
    <>
      <IconMenu label={words('more')} title={words('more')} icon={<MoreIcon />}>
        {(choosing) => [
          merge !== undefined && (
            <Choice
              key="merge"
              label={words('merge')}
              may={merge}
              onClick={choosing(() => void navigate(mergePath(participant.id)))}
            />
          ),
          erase !== undefined && (
            <Choice
              key="erase"
              label={words('erase')}
              may={erase}
              onClick={choosing(() => setErasing(true))}
            />
          ),
        ]}
      </IconMenu>
      {isErasing && <EraseDialog participant={participant} onClose={() => setErasing(false)} />}
    </>
  );
};

/** What is offered in general and not of this participant says why. */
const Choice = ({
  label,
  may,
  onClick,
}: {
  readonly label: string;
  readonly may: Permission;
  readonly onClick: () => void;
}) => (
  <MenuItem disabled={!may.allowed} onClick={onClick}>
    <ListItemText primary={label} secondary={may.why} sx={{ maxWidth: 320, whiteSpace: 'normal' }} />
  </MenuItem>
);

const EraseDialog = ({
  participant,
  onClose,
}: {
  readonly participant: ParticipantRecord;
  readonly onClose: () => void;
}) => {
  const words = useParticipantWords();
  const client = useDataClient();
  const { id, fullName, dateModified } = participant;
  return (
    <ActionDialog
      action={{
        title: words('erase.title', { name: fullName }),
        text: words('erase.text'),
        confirmLabel: words('erase.confirm'),
        tone: 'error',
        asksReason: true,
        reasonHelp: words('erase.reason_help'),
        done: words('erase.done'),
        run: (reason = '') =>
          client.mutate({
            mutation: eraseMutation,
            variables: { input: { id, reason, date_modified: dateModified } },
          }),
      }}
      onClose={onClose}
    />
  );
};
