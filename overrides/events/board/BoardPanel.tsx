import { Box, Skeleton } from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import type { BookingStatus } from '#src/generated/schema.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { useEventWords } from '../eventWords.ts';
import type { EventBoard } from './Board.ts';
import { useKeptPlace } from '#src/ui/keyboard/useKeptPlace.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAsk } from '#src/data/DataClient.tsx';
import { type Pages, readBoard } from './readBoard.ts';

const firstPages: Pages = {};

/** Bookings, waiting list and seats of an event. Both tabs share it, and every action refreshes it. */
function useEventBoard(id: string) {
  const ask = useAsk();
  const [pages, setPages] = useState(firstPages);
  const query = useQuery({
    queryKey: ['events', 'board', id, pages],
    queryFn: ({ signal }) => readBoard(ask, id, pages, signal),
    // While more is on its way, what is there stays; another event's board never shows.
    placeholderData: (before, from) => (from?.queryKey[2] === id ? keepPreviousData(before) : undefined),
  });
  const more = (status: BookingStatus) => setPages((now) => ({ ...now, [status]: (now[status] ?? 1) + 1 }));
  return { ...query, more, isMoreComing: query.isPlaceholderData };
}

/** Brings the next page of a group. */
export interface MoreBookings {
  readonly load: (status: BookingStatus) => void;
  readonly isComing: boolean;
}

interface BoardPanelProps {
  readonly children: (board: EventBoard, more: MoreBookings) => ReactNode;
}

/** Waits for the board of the event on the page, and shows what a tab makes of it. */
export const BoardPanel = ({ children }: BoardPanelProps) => {
  const words = useEventWords();
  const event = useRecordContext();
  const { data, error, refetch, more, isMoreComing } = useEventBoard(String(event?.id ?? ''));
  const box = useRef<HTMLElement>(null);
  useKeptPlace(box);
  const content = () => {
    if (data) return children(data, { load: more, isComing: isMoreComing });
    if (error)
      return <FailurePanel title={words('board.failed')} error={error} onRetry={() => void refetch()} />;
    if (data === null) return <EmptyState title={words('board.gone')} text={words('board.gone_text')} />;
    return <BoardSkeleton />;
  };
  return (
    <Box ref={box} className={wideInput} sx={{ minWidth: 0 }}>
      {content()}
    </Box>
  );
};

const BoardSkeleton = () => (
  <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
      {[0, 1, 2].map((bar) => (
        <Skeleton key={bar} variant="rounded" height={36} />
      ))}
    </Box>
    <Box>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} variant="text" height={40} />
      ))}
    </Box>
  </Box>
);
