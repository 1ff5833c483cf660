import ClosedIcon from '@mui/icons-material/ChevronRight';
import OpenIcon from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Checkbox } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { EnumChip } from '#src/fields/enum/EnumChip.tsx';
import type { BookingGroup as Group } from '../board/Board.ts';
import { groupPage } from '../board/boardOperations.ts';
import type { MoreBookings } from '../board/BoardPanel.tsx';
import { useEventWords } from '../eventWords.ts';
import { BookingLine, mayChoose } from './BookingLine.tsx';
import { framedRowsSx } from '#src/ui/framedRowsSx.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

export interface BookingGroupProps {
  readonly group: Group;
  readonly today: string;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: readonly string[], on: boolean) => void;
  readonly more: MoreBookings;
}

/** Bookings of one status. What is cancelled is history: closed until asked for. */
export const BookingGroup = ({ group, today, selected, onSelect, more }: BookingGroupProps) => {
  const words = useEventWords();
  const status = useEnumWord()('BookingStatus', group.status);
  const listId = useId();
  const [isOpen, setOpen] = useState(group.status !== 'CANCELLED');
  const ids = group.bookings.filter(mayChoose).map(({ id }) => id);
  const chosen = ids.filter((id) => selected.has(id)).length;
  const here = group.bookings.length;
  const left = group.total - here;
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    const at = wanted.current;
    if (at === undefined || here <= at) return;
    // The button has moved on or is gone: the first of those who came has the focus.
    wanted.current = undefined;
    list.current?.children[at]?.querySelector('a')?.focus();
  }, [here]);
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
          onClick={() => setOpen(!isOpen)}
          sx={{ display: 'flex', gap: 1, alignItems: 'center', p: 0.5, borderRadius: '6px' }}
        >
          <Icon sx={{ fontSize: 18, color: 'text.secondary' }} />
          <EnumChip value={group.status} label={status} />
          <Box component="span" className="tabular" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {group.total}
          </Box>
        </ButtonBase>
      </Box>
      <Box ref={list} id={listId} component="ul" hidden={!isOpen} sx={framedRowsSx}>
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
      {isOpen && left > 0 && (
        <WaitingButton
          size="small"
          loading={more.isComing}
          onClick={() => {
            wanted.current = here;
            more.load(group.status);
          }}
          sx={{ mt: 0.5 }}
        >
          {words('bookings.more', { smart_count: Math.min(left, groupPage), total: group.total })}
        </WaitingButton>
      )}
    </Box>
  );
};
