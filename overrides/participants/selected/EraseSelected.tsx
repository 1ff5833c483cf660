import { useListContext } from 'react-admin';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import { erasePermission } from '../erasePermission.ts';
import { EraseButton } from '../requests/EraseButton.tsx';

/** Who is deleted has no page: one of them who is ticked is erased from the list of what was deleted (G5). */
export const EraseSelected = () => {
  const { data = [], selectedIds } = useListContext<ParticipantRecord>();
  const participant = data.find(({ id }) => id === selectedIds[0]);
  if (participant === undefined || selectedIds.length > 1) return null;
  if (erasePermission(participant)?.allowed !== true) return null;
  return <EraseButton participant={participant} look={{ variant: 'text', color: 'error' }} />;
};
