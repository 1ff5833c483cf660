import { Box, Link, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { todayIn } from '../../../src/booking/days.ts';
import { EmptyState } from '../../../src/ui/EmptyState.tsx';
import type { EventBoard } from '../board/Board.ts';
import { BoardPanel } from '../board/BoardPanel.tsx';
import { groupBookings } from '../board/groupBookings.ts';
import { SeatsPanel } from '../board/SeatsPanel.tsx';
import { useEventWords } from '../eventWords.ts';
import { BookingActions } from './BookingActions.tsx';
import { BookingGroup } from './BookingGroup.tsx';
import { SelectionBar } from './SelectionBar.tsx';

/** Who comes, by status, and what each seat still needs. */
export const BookingsTab = () => <BoardPanel>{(board) => <Bookings board={board} />}</BoardPanel>;

const Bookings = ({ board }: { readonly board: EventBoard }) => {
  const words = useEventWords();
  const { canAccess } = useCanAccess({ resource: 'bookings', action: 'create' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const clear = useCallback(() => setSelected(new Set()), []);
  const select = useCallback(
    (ids: readonly string[], on: boolean) =>
      setSelected((before) => {
        const next = new Set(before);
        for (const id of ids)
          if (on) next.add(id);
          else next.delete(id);
        return next;
      }),
    [],
  );
  const { event, bookings, total } = board;
  const mayWrite = canAccess === true;
  const today = todayIn(event.timeZone);
  // A booking that is gone since cannot be acted on.
  const chosen = bookings.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SeatsPanel board={board} />
      {mayWrite && <BookingActions board={board} />}
      {bookings.length === 0 && (
        <EmptyState title={words('bookings.none')} text={words('bookings.none_text')} />
      )}
      {groupBookings(bookings).map((group) => (
        <BookingGroup key={group.status} group={group} today={today} selected={selected} onSelect={select} />
      ))}
      {total > bookings.length && (
        <Typography sx={{ color: 'text.secondary' }}>
          {words('bookings.more', { shown: bookings.length, total })}{' '}
          <Link
            component={RouterLink}
            to={`/bookings?filter=${encodeURIComponent(JSON.stringify({ centre_event_id: event.id }))}`}
          >
            {words('bookings.all')}
          </Link>
        </Typography>
      )}
      {chosen.length > 0 && <SelectionBar ids={chosen} onClear={clear} />}
    </Box>
  );
};
