import ClosedIcon from '@mui/icons-material/ChevronRight';
import OpenIcon from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Checkbox } from '@mui/material';
import { useId, useState } from 'react';
import { useEnumWord } from '../../../src/booking/useEnumWord.ts';
import { EnumChip } from '../../../src/fields/enum/EnumChip.tsx';
import type { BookingGroup as Group } from '../board/groupBookings.ts';
import { useEventWords } from '../eventWords.ts';
import { BookingLine } from './BookingLine.tsx';
import { mayChoose } from './mayChoose.ts';

export interface BookingGroupProps {
  readonly group: Group;
  readonly today: string;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: readonly string[], on: boolean) => void;
}

/** Bookings of one status. What is cancelled is history: closed until asked for. */
export const BookingGroup = ({ group, today, selected, onSelect }: BookingGroupProps) => {
  const words = useEventWords();
  const status = useEnumWord()('BookingStatus', group.status);
  const listId = useId();
  const [isOpen, setOpen] = useState(group.status !== 'CANCELLED');
  const ids = group.bookings.filter(mayChoose).map(({ id }) => id);
  const chosen = ids.filter((id) => selected.has(id)).length;
  const Icon = isOpen ? OpenIcon : ClosedIcon;
  return (
    <Box component="section" aria-label={status}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 40 }}>
        {ids.length > 0 && (
          <Checkbox
            size="small"
            checked={chosen === ids.length}
            indeterminate={chosen > 0 && chosen < ids.length}
            onChange={(_event, on) => onSelect(ids, on)}
            slotProps={{ input: { 'aria-label': words('bookings.select_group', { status }) } }}
          />
        )}
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={words(isOpen ? 'bookings.close_group' : 'bookings.open_group', { status })}
          onClick={() => setOpen(!isOpen)}
          sx={{ display: 'flex', gap: 1, alignItems: 'center', p: 0.5, borderRadius: '6px' }}
        >
          <Icon sx={{ fontSize: 18, color: 'text.secondary' }} />
          <EnumChip value={group.status} label={status} />
          <Box component="span" className="tabular" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {group.bookings.length}
          </Box>
        </ButtonBase>
      </Box>
      <Box
        id={listId}
        component="ul"
        hidden={!isOpen}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {isOpen &&
          group.bookings.map((booking) => (
            <BookingLine
              key={booking.id}
              booking={booking}
              today={today}
              isSelected={selected.has(booking.id)}
              onSelect={onSelect}
            />
          ))}
      </Box>
    </Box>
  );
};
