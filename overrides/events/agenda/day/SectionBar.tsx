import { useDraggable } from '@dnd-kit/react';
import { Box } from '@mui/material';
import type { KeyboardEvent } from 'react';
import type { TimedItem } from '../model/Programme.ts';
import { nextLine, pixelsPerMinute, topOf, type Axis } from './axis.ts';
import { sectionElementId, useDay } from './DayContext.ts';
import { moveSectionBy } from './dayEdits.ts';
import { barSx, barWidth } from './dayLook.ts';
import { stretchText } from './DayItem.tsx';
import { useDayWords } from './dayWords.ts';
import type { Dragged } from './useDayDrag.ts';

/** What a section takes of a day, from its first item to its last. */
interface SectionStretch {
  readonly key: string;
  readonly name: string;
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** The sections of a day that have items on it. */
export function sectionStretches(
  sections: readonly { readonly key: string; readonly name: string }[],
  items: readonly (TimedItem & { readonly section: number })[],
): readonly SectionStretch[] {
  return sections.flatMap(({ key, name }, index) => {
    const own = items.filter(({ section }) => section === index);
    if (own.length === 0) return [];
    const start = Math.min(...own.map((item) => item.start));
    return [{ key, name, index, start, end: Math.max(...own.map((item) => item.end)) }];
  });
}

interface SectionBarProps {
  readonly section: SectionStretch;
  readonly day: string;
  readonly axis: Axis;
  /** How many bars stand to its left. */
  readonly column: number;
  readonly helpId: string;
}

/** A section beside its items; where it goes, they go. */
export const SectionBar = ({ section, day, axis, column, helpId }: SectionBarProps) => {
  const words = useDayWords();
  const { around, edit } = useDay();
  const { key, name, index, start, end } = section;
  const canMove = edit !== undefined && around.days.includes(day);
  const { ref } = useDraggable<Dragged>({
    id: `section ${key} ${day}`,
    disabled: !canMove,
    data: { kind: 'section', key, day },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const by = nextLine(start, event.key === 'ArrowUp' ? -1 : 1) - start;
    edit?.({ code: 'shift', name }, key, (programme) => moveSectionBy(programme, key, day, by, around));
  };
  const label = words('section', { section: name, time: stretchText(section) });
  const place = {
    position: 'absolute',
    top: topOf(axis, start),
    height: (Math.max(end, start + 5) - start) * pixelsPerMinute,
    left: column * barWidth,
    width: barWidth - 2,
  } as const;
  if (!canMove)
    return (
      <Box title={label} sx={[baseSx, barSx(index), place]}>
        {name}
      </Box>
    );
  return (
    <Box
      component="button"
      type="button"
      id={sectionElementId(key, day)}
      ref={ref}
      aria-label={label}
      aria-describedby={helpId}
      onKeyDown={onKeyDown}
      sx={[baseSx, barSx(index), place, { cursor: 'grab' }]}
    >
      {name}
    </Box>
  );
};

const baseSx = {
  display: 'block',
  m: 0,
  p: 0,
  py: 0.5,
  borderRadius: '4px',
  font: 'inherit',
  fontSize: 12,
  lineHeight: '20px',
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
  textAlign: 'right',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  userSelect: 'none',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
} as const;
