import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { Box, IconButton, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { isValues } from '#src/data/isValues.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { useNeighbours } from './useNeighbours.ts';

export interface RecordPagerProps {
  readonly resource: 'bookings' | 'waitingListEntries';
  readonly id: string;
  readonly pathOf: (id: string) => string;
}

/** The previous and the next record, in the order of the list as it was last looked at. */
export const RecordPager = ({ resource, id, pathOf }: RecordPagerProps) => {
  const words = useWizardWords();
  const neighbours = useNeighbours(resource, id);
  if (neighbours === undefined || neighbours.total === 1) return null;
  const { previous, next, place, total } = neighbours;
  return (
    <Box component="nav" sx={{ display: 'flex', alignItems: 'center' }}>
      <Step label={words('record.previous')} to={previous === undefined ? undefined : pathOf(previous)}>
        <PreviousIcon />
      </Step>
      <Typography className="tabular" sx={{ color: 'text.secondary', fontSize: 12, whiteSpace: 'nowrap' }}>
        {words('record.position', { index: place, total })}
      </Typography>
      <Step label={words('record.next')} to={next === undefined ? undefined : pathOf(next)}>
        <NextIcon />
      </Step>
    </Box>
  );
};

interface StepProps {
  readonly label: string;
  readonly to: string | undefined;
  readonly children: ReactNode;
}

const Step = ({ label, to, children }: StepProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  const state: unknown = useLocation().state;
  const isWalking = isValues(state) && state.stepped === label;
  useEffect(() => {
    // Every record is a page of its own: whoever walks by keyboard goes on where they were.
    if (isWalking) link.current?.focus({ preventScroll: true });
  }, [isWalking]);
  const look = { size: 'small', 'aria-label': label, title: label } as const;
  if (to === undefined)
    return (
      <IconButton {...look} disabled>
        {children}
      </IconButton>
    );
  return (
    <IconButton {...look} component={RouterLink} ref={link} to={to} state={{ stepped: label }}>
      {children}
    </IconButton>
  );
};
