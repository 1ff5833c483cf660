import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { Box, IconButton, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { isValues } from '#src/data/isValues.ts';
import { useCount } from '#src/fields/wording/useCount.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { useNeighbours } from './useNeighbours.ts';
import { openInWalk } from './walkStore.ts';

interface RecordPagerProps {
  readonly resource: string;
  readonly id: string;
  readonly pathOf: (id: string) => string;
}

/** The previous and the next record of the list that this one was opened from; J and K, as in the list, lead there too. */
export const RecordPager = (props: RecordPagerProps) => <Pager key={props.id} {...props} />;

/** Of one record: what is known of the walk is read anew for each. */
const Pager = ({ resource, id, pathOf }: RecordPagerProps) => {
  const say = useWording();
  const figure = useCount();
  const neighbours = useNeighbours(resource, id);
  const box = useRef<HTMLElement>(null);
  const follow = (step: string) => box.current?.querySelector<HTMLElement>(`a[data-step="${step}"]`)?.click();
  const place = 'record';
  useShortcut({ keys: 'J', label: say('keys.next_record'), place, isStep: true, run: () => follow('next') });
  useShortcut({
    keys: 'K',
    label: say('keys.previous_record'),
    place,
    isStep: true,
    run: () => follow('previous'),
  });
  if (neighbours === undefined || neighbours.total === 1) return null;
  const { previous, next, place: index, total } = neighbours;
  const stepTo = (to: string | undefined) =>
    to === undefined ? {} : { to: pathOf(to), onStep: () => openInWalk(resource, to) };
  return (
    <Box
      component="nav"
      ref={box}
      aria-label={say('record.pager')}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
    >
      <Step name="previous" label={say('record.previous')} {...stepTo(previous)}>
        <PreviousIcon />
      </Step>
      <Typography className="tabular" sx={{ color: 'text.secondary', fontSize: 12, whiteSpace: 'nowrap' }}>
        {say('record.position', { index: figure(index), total: figure(total) })}
      </Typography>
      <Step name="next" label={say('record.next')} {...stepTo(next)}>
        <NextIcon />
      </Step>
    </Box>
  );
};

interface StepProps {
  readonly name: string;
  readonly label: string;
  readonly to?: string;
  readonly onStep?: () => void;
  readonly children: ReactNode;
}

const Step = ({ name, label, to, onStep, children }: StepProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  const state: unknown = useLocation().state;
  const isWalking = isValues(state) && state.stepped === name;
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
    <IconButton
      {...look}
      component={RouterLink}
      ref={link}
      to={to}
      state={{ stepped: name }}
      onClick={onStep}
      data-step={name}
    >
      {children}
    </IconButton>
  );
};
