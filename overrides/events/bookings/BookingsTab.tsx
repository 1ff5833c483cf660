import { Box, IconButton } from '@mui/material';
import { useState } from 'react';
import { todayIn } from '#src/fields/date/days.ts';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import type { EventBoard } from '../board/Board.ts';
import { BoardPanel, type MoreBookings } from '../board/BoardPanel.tsx';
import { SeatsPanel } from '../board/SeatsPanel.tsx';
import { useEventWords } from '../eventWords.ts';
import { AllBookings } from './AllBookings.tsx';
import { BookingActions } from './BookingActions.tsx';
import { BookingGroup } from './BookingGroup.tsx';
import CloseIcon from '@mui/icons-material/Close';
import { BulkStatusButtons } from '#overrides/bookings/index.ts';
import { SelectionDocuments } from '#overrides/documents/index.ts';
import { tone } from '#src/ui/palettes.ts';
import { stickySx } from '#src/ui/stickyBarSx.ts';

interface SelectionBarProps {
  readonly ids: readonly string[];
  readonly onClear: () => void;
}

/** What can be done with the selected bookings; at the bottom of the window, so that nothing moves when it comes. */
const SelectionBar = ({ ids, onClear }: SelectionBarProps) => {
  const words = useEventWords();
  const label = words('bookings.selected', { smart_count: ids.length });
  return (
    <Box
      role="toolbar"
      aria-label={label}
      sx={(theme) => ({
        ...stickySx,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 48,
        px: 1.5,
        borderRadius: 1,
        color: tone(theme, 'primaryNight').text,
        backgroundColor: tone(theme, 'primaryNight').background,
        border: `1px solid ${tone(theme, 'primaryNight').border}`,
      })}
    >
      <IconButton
        size="small"
        aria-label={words('bookings.unselect')}
        title={words('bookings.unselect')}
        onClick={onClear}
        sx={{ color: 'inherit' }}
      >
        <CloseIcon sx={{ fontSize: 16 }} />
      </IconButton>
      <Box component="span" role="status" sx={{ fontWeight: 500, flex: 1 }}>
        {label}
      </Box>
      <SelectionDocuments ids={ids} />
      <BulkStatusButtons ids={ids} onChanged={onClear} />
    </Box>
  );
};

/** Who comes, by status, and what each seat still needs. */
export const BookingsTab = () => (
  <BoardPanel>{(board, more) => <Bookings board={board} more={more} />}</BoardPanel>
);

interface BookingsProps {
  readonly board: EventBoard;
  readonly more: MoreBookings;
}

const Bookings = ({ board, more }: BookingsProps) => {
  const words = useEventWords();
  const mayWrite = useMayIn('bookings', 'create').allowed;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = (ids: readonly string[], on: boolean) =>
    setSelected((before) => {
      const rest = [...before].filter((id) => !ids.includes(id));
      return new Set(on ? [...rest, ...ids] : rest);
    });
  const { event, groups } = board;
  const today = todayIn(event.timeZone);
  // A booking that is gone since cannot be acted on.
  const chosen = groups
    .flatMap(({ bookings }) => bookings)
    .filter(({ id }) => selected.has(id))
    .map(({ id }) => id);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SeatsPanel board={board} />
      <AllBookings eventId={event.id} />
      {mayWrite && <BookingActions board={board} />}
      {groups.length === 0 && (
        <EmptyState title={words('bookings.none')} text={words('bookings.none_text')} />
      )}
      {groups.map((group) => (
        <BookingGroup
          key={group.status}
          group={group}
          today={today}
          selected={selected}
          onSelect={select}
          more={more}
        />
      ))}
      {chosen.length > 0 && <SelectionBar ids={chosen} onClear={() => setSelected(new Set())} />}
    </Box>
  );
};
