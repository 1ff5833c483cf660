import QueueIcon from '@mui/icons-material/HourglassEmpty';
import { Box, Link } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { listPath } from '#src/data/list/listPath.ts';
import { useCount } from '#src/fields/wording/useCount.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { wizardPaths } from '#overrides/bookings/index.ts';
import { AddLink, AddRow } from '../board/AddLink.tsx';
import type { EventBoard } from '../board/Board.ts';
import { BoardPanel } from '../board/BoardPanel.tsx';
import { SeatsPanel } from '../board/SeatsPanel.tsx';
import { whyNotWait } from '../board/whyNot.ts';
import { useEventWords } from '../eventWords.ts';
import { WaitingLine } from './WaitingLine.tsx';
import { framedRowsSx } from '#src/ui/framedRowsSx.ts';

/** Who waits, in the order in which seats are given (W1), and why (W6). */
export const WaitingTab = () => <BoardPanel>{(board) => <Waiting board={board} />}</BoardPanel>;

const Waiting = ({ board }: { readonly board: EventBoard }) => {
  const words = useEventWords();
  const figure = useCount();
  const mayWrite = useMayIn('waitingListEntries', 'create').allowed;
  const { event, entries, entryCount } = board;
  const whyId = useId();
  const way = whyNotWait(board);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SeatsPanel board={board} />
      {mayWrite && (
        <AddRow ways={[[whyId, way]]}>
          <AddLink
            to={wizardPaths.addWaitingList(event.id)}
            label={words('add.waiting')}
            icon={<QueueIcon />}
            primary
            way={way}
            whyId={whyId}
          />
        </AddRow>
      )}
      {entries.length === 0 ? (
        <EmptyState icon={<QueueIcon />} title={words('waiting.none')} text={words('waiting.none_text')} />
      ) : (
        <Box component="ol" sx={framedRowsSx}>
          {entries.map((entry) => (
            <WaitingLine key={entry.id} entry={entry} />
          ))}
        </Box>
      )}
      {entryCount > entries.length && (
        <Link
          component={RouterLink}
          to={listPath('waitingListEntries', { filter: { centre_event_id: event.id } })}
          sx={{ justifySelf: 'start' }}
        >
          {words('waiting.all', { count: figure(entryCount) })}
        </Link>
      )}
    </Box>
  );
};
