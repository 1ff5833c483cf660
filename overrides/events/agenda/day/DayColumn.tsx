import { useDraggable } from '@dnd-kit/react';
import AddIcon from '@mui/icons-material/Add';
import { Box, IconButton, Typography } from '@mui/material';
import { useId } from 'react';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { dayName } from '../dayName.ts';
import { timeText } from '../model/clock.ts';
import { hoursOf, pixelsPerMinute, topOf, type Axis } from './axis.ts';
import { useDay } from './DayContext.ts';
import { DayItem, type DayEntry } from './DayItem.tsx';
import { barWidth, hoursWidth } from './dayLook.ts';
import { useDayWords } from './dayWords.ts';
import { lanesOf } from './lanes.ts';
import { NowLine } from './NowLine.tsx';
import { SectionBar, sectionStretches } from './SectionBar.tsx';
import type { Dragged } from './useDayDrag.ts';

interface DayColumnProps {
  readonly day: string;
  readonly axis: Axis;
  readonly items: readonly DayEntry[];
  /** What is dragged on this day, in minutes: told on the axis. */
  readonly marks: readonly number[];
  readonly onAdd: (() => void) | undefined;
  readonly columnRef: (day: string, element: HTMLElement | null) => void;
  readonly helpIds: { readonly item: string; readonly section: string };
}

/** One day on its axis of hours. */
export const DayColumn = ({ day, axis, items, marks, onAdd, columnRef, helpIds }: DayColumnProps) => {
  const words = useDayWords();
  const locale = useFormatLocale();
  const headingId = useId();
  const { programme, around, timeZone } = useDay();
  const bars = sectionStretches(programme.sections, items);
  const left = hoursWidth + bars.length * barWidth;
  const name = dayName(day, locale, 'short');
  const isOutside = !around.days.includes(day);
  const entries = items.toSorted((one, other) => one.start - other.start);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32, gap: 1 }}>
        <Typography id={headingId} component="h3" variant="body1" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        {isOutside && (
          <Typography sx={{ color: 'warning.main', fontSize: 12 }}>{words('outside')}</Typography>
        )}
        {onAdd !== undefined && !isOutside && (
          <IconButton
            size="small"
            aria-label={words('add', { day: name })}
            title={words('add', { day: name })}
            onClick={onAdd}
            sx={{ ml: 'auto' }}
          >
            <AddIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Box
        ref={(element: HTMLElement | null) => columnRef(day, element)}
        sx={{ position: 'relative', height: (axis.to - axis.from) * pixelsPerMinute, my: 1 }}
      >
        <Hours axis={axis} marks={marks} />
        <Box sx={{ position: 'absolute', top: 0, left: hoursWidth }}>
          {bars.map((section, column) => (
            <SectionBar
              key={section.key}
              section={section}
              day={day}
              axis={axis}
              column={column}
              helpId={helpIds.section}
            />
          ))}
        </Box>
        <Box sx={{ position: 'absolute', top: 0, bottom: 0, left: left + 2, right: 0 }}>
          {onAdd !== undefined && !isOutside && <EmptyTime day={day} />}
          <Box component="ol" aria-label={words('items', { day: name })} sx={itemsSx}>
            {lanesOf(entries).map((at) => (
              <DayItem key={at.one.key} at={at} axis={axis} helpId={helpIds.item} />
            ))}
          </Box>
        </Box>
        {timeZone !== null && <NowLine day={day} timeZone={timeZone} axis={axis} />}
      </Box>
    </Box>
  );
};

/** Behind the items: dragged over, it becomes one. */
const EmptyTime = ({ day }: { readonly day: string }) => {
  const { ref } = useDraggable<Dragged>({
    id: `create ${day}`,
    data: { kind: 'create', key: '', day },
  });
  return <Box ref={ref} data-empty={day} sx={{ position: 'absolute', inset: 0, cursor: 'crosshair' }} />;
};

const Hours = ({ axis, marks }: Pick<DayColumnProps, 'axis' | 'marks'>) => (
  <Box aria-hidden>
    {hoursOf(axis).map((minutes) => (
      <Box
        key={minutes}
        sx={{
          position: 'absolute',
          top: topOf(axis, minutes),
          left: 0,
          right: 0,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box component="span" sx={[hourSx, marks.some((mark) => Math.abs(mark - minutes) < 16) && fadedSx]}>
          {timeText(minutes)}
        </Box>
      </Box>
    ))}
    {marks.map((minutes) => (
      <Box
        key={minutes}
        component="span"
        sx={[hourSx, { top: topOf(axis, minutes) - 9, color: 'primary.main', fontWeight: 600 }]}
      >
        {timeText(minutes)}
      </Box>
    ))}
  </Box>
);

/** Between the items, what lies behind them is taken hold of. */
const itemsSx = {
  position: 'absolute',
  inset: 0,
  m: 0,
  p: 0,
  listStyle: 'none',
  pointerEvents: 'none',
  '& > li': { pointerEvents: 'auto' },
} as const;

const hourSx = {
  position: 'absolute',
  top: -9,
  left: 0,
  width: hoursWidth - 8,
  pr: 0.5,
  fontSize: 12,
  lineHeight: '18px',
  color: 'text.secondary',
  backgroundColor: 'background.paper',
  fontVariantNumeric: 'tabular-nums',
} as const;

const fadedSx = { visibility: 'hidden' } as const;
