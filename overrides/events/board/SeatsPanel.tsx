import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CapacityBar } from '../capacity/CapacityBar.tsx';
import { useEventWords } from '../eventWords.ts';
import type { EventBoard, LimitUse } from './Board.ts';

/** How much of each limit is used: the numbers of one answer, so that they agree with the lines below. */
export const SeatsPanel = ({ board }: { readonly board: EventBoard }) => {
  const words = useEventWords();
  const { event, availability, countries } = board;
  const { trainees, staff, waitingList, user, usersOver, eligibleWaiting } = availability;
  return (
    <Box
      component="section"
      aria-label={words('seats.title')}
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      }}
    >
      <Use label={words('seats.trainees')} use={trainees} />
      <Use label={words('seats.staff')} use={staff} />
      <Use label={words('seats.waiting')} use={waitingList} counted="waiting" off={words('seats.off')}>
        {eligibleWaiting > 0 && (
          <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
            {words('seats.eligible', { smart_count: eligibleWaiting })}
          </Typography>
        )}
      </Use>
      {event.maxBookingsUser !== null && <Use label={words('seats.mine')} use={user} />}
      {usersOver.map(({ id, name, use }) => (
        <Use key={id} label={words('seats.user', { user: name })} use={use} />
      ))}
      {countries.map(({ id, name, use }) => (
        <Use key={id} label={words('seats.country', { country: name })} use={use} />
      ))}
    </Box>
  );
};

interface UseProps {
  readonly label: string;
  readonly use: LimitUse;
  readonly counted?: 'booked' | 'waiting';
  /** What a limit of none is called (W2: 0 turns the waiting list off). */
  readonly off?: string;
  readonly children?: ReactNode;
}

const Use = ({ label, use, counted = 'booked', off, children }: UseProps) => (
  <Box role="group" aria-label={label} sx={{ minWidth: 0 }}>
    <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
      {label}
    </Typography>
    {use.maximum === 0 && use.used === 0 && off !== undefined ? (
      <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{off}</Typography>
    ) : (
      <CapacityBar count={use.used} placeholders={use.placeholders} maximum={use.maximum} counted={counted} />
    )}
    {children}
  </Box>
);
