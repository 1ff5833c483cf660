import { AutoScroller, PreventSelection } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { Box } from '@mui/material';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { visuallyHidden } from '#src/fields/cell/visuallyHidden.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { dayName } from '../dayName.ts';
import type { StepLabel } from '#overrides/events/history.ts';
import { isTimed, newKey, usualLength, usualStart, type Programme } from '../model/Programme.ts';
import { axisOf } from './axis.ts';
import { DayColumn } from './DayColumn.tsx';
import { DayContext, itemElementId, type Day } from './DayContext.ts';
import { stretchText, type DayEntry } from './DayItem.tsx';
import { createAt, type Around } from './dayEdits.ts';
import { DayTools } from './DayTools.tsx';
import { useDayWords } from './dayWords.ts';
import { useDayDrag, type DayDrag } from './useDayDrag.ts';

export interface DayViewProps {
  readonly programme: Programme;
  /** The days of the event. */
  readonly days: readonly string[];
  readonly timeZone: string | null;
  /** Undefined for a trainer whom the viewer may not see. */
  readonly nameOf: (trainerId: string) => string | undefined;
  /** Takes what has become of the programme; left out where the event may not be changed. */
  readonly onEdit?: ((next: Programme, label: StepLabel) => void) | undefined;
  /** Whether what comes later on the day moves along. */
  readonly along?: boolean;
  /** Shows an item where its words are typed. */
  readonly onOpen?: ((key: string) => void) | undefined;
}

const sensors = [PointerSensor];
// At its very edges only: what is dragged near them is to stay under the pointer.
const plugins = [AutoScroller.configure({ threshold: { x: 0, y: 0.06 } }), PreventSelection];

const entriesOf = ({ sections }: Programme): readonly DayEntry[] =>
  sections.flatMap(({ items }, section) => items.filter(isTimed).map((item) => ({ ...item, section })));

/** The programme on a time axis for each day, to look at and to move about by pointer, key or button. */
export const DayView = ({
  programme,
  days,
  timeZone,
  nameOf,
  onEdit,
  along = false,
  onOpen,
}: DayViewProps) => {
  const words = useDayWords();
  const helpId = useId();
  const [selected, select] = useState<string>();
  const [said, setSaid] = useState('');
  const around = useMemo((): Around => ({ days, along }), [days, along]);
  const tell = useTold(days);
  const focusNext = useFocusAgain(programme);
  const entries = entriesOf(programme);
  const axisOfDay = (day: string) => axisOf(entries.filter((item) => item.day === day));
  const newSectionName = (day: string) => words('new_section', { number: days.indexOf(day) + 1 });
  const done = (label: StepLabel, next: Programme, key: string) => {
    setSaid(tell(programme, next, key));
    if (next !== programme) onEdit?.(next, label);
  };
  const made = (key: string) => {
    select(key);
    if (onOpen === undefined) focusNext(itemElementId(key));
    else onOpen(key);
  };
  const { drag, columnRef, handlers } = useDayDrag({
    programme,
    around,
    axisOfDay,
    newSectionName,
    onDone: (label, next, { kind, key }) => {
      done(label, next, key);
      if (kind === 'create') made(key);
      else if (kind !== 'section') select(key);
    },
  });
  const add = (day: string) => {
    const key = newKey();
    const from = Math.max(...entries.filter((item) => item.day === day).map(({ end }) => end), 0);
    const start = from === 0 ? usualStart : from;
    const asked = { key, day, from: start, to: start + usualLength, sectionKey: newKey() };
    done({ code: 'add' }, createAt(programme, { ...asked, sectionName: newSectionName(day) }, around), key);
    made(key);
  };
  const shown = drag?.preview ?? programme;
  const shownEntries = entriesOf(shown);
  const day: Day = {
    programme: shown,
    around,
    timeZone,
    nameOf,
    selected,
    select,
    dragged: drag?.what.key,
    edit:
      onEdit &&
      ((label, key, change) => {
        focusNext(document.activeElement?.id ?? '');
        done(label, change(programme), key);
      }),
    open: onOpen,
  };
  const allDays = [...new Set([...days, ...shownEntries.map((item) => item.day)])].sort();
  if (allDays.length === 0) return <EmptyState title={words('none')} text={words('none_text')} />;
  const marked = drag === undefined ? [] : ownEntries(shown, drag.what.key);
  return (
    <DayContext value={day}>
      {onEdit !== undefined && <DayTools />}
      <DragDropProvider sensors={sensors} plugins={plugins} {...handlers}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {allDays.map((one) => (
            <DayColumn
              key={one}
              day={one}
              axis={axisOfDay(one)}
              items={shownEntries.filter((item) => item.day === one)}
              marks={edgesOf(marked.filter((item) => item.day === one))}
              onAdd={onEdit && (() => add(one))}
              columnRef={columnRef}
              helpIds={{ item: `${helpId}item`, section: `${helpId}section` }}
            />
          ))}
        </Box>
      </DragDropProvider>
      {drag !== undefined && marked.length > 0 && <PointerLabel drag={drag} items={marked} />}
      {onEdit !== undefined && (
        <Box sx={visuallyHidden}>
          <span id={`${helpId}item`}>{words('help')}</span>
          <span id={`${helpId}section`}>{words('section_help')}</span>
          <span role="status">{said}</span>
        </Box>
      )}
    </DayContext>
  );
};

/** An item by its key, or all of a section. */
const ownEntries = (programme: Programme, key: string): readonly DayEntry[] =>
  entriesOf(programme).filter((item) => item.key === key || programme.sections[item.section]?.key === key);

function edgesOf(items: readonly DayEntry[]): readonly number[] {
  if (items.length === 0) return [];
  return [Math.min(...items.map(({ start }) => start)), Math.max(...items.map(({ end }) => end))];
}

/** The new time beside the pointer. */
const PointerLabel = ({ drag, items }: { readonly drag: DayDrag; readonly items: readonly DayEntry[] }) => {
  const [start = 0, end = 0] = edgesOf(items.filter(({ day }) => day === items[0]?.day));
  return (
    <Box aria-hidden className="tabular" sx={pointerSx} style={{ left: drag.x + 14, top: drag.y + 14 }}>
      {stretchText({ start, end })}
    </Box>
  );
};

const pointerSx = {
  position: 'fixed',
  zIndex: 'tooltip',
  px: 1,
  py: 0.25,
  borderRadius: 1,
  fontSize: 12,
  fontWeight: 600,
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  color: 'primary.contrastText',
  backgroundColor: 'primary.main',
} as const;

/** What moved in the list has lost the focus: it has it again once the change is there. */
function useFocusAgain(programme: Programme): (elementId: string) => void {
  const wanted = useRef('');
  useLayoutEffect(() => {
    const id = wanted.current;
    wanted.current = '';
    if (id !== '' && document.activeElement?.id !== id) document.getElementById(id)?.focus();
  }, [programme]);
  return (elementId) => {
    wanted.current = elementId;
  };
}

/** What a step has done, for those who do not see it. */
function useTold(days: readonly string[]) {
  const words = useDayWords();
  const locale = useFormatLocale();
  return (before: Programme, after: Programme, key: string): string => {
    const own = ownEntries(after, key);
    const old = new Map(entriesOf(before).map((item) => [item.key, item]));
    const changed = own.filter((item) => {
      const was = old.get(item.key);
      return was?.day !== item.day || was.start !== item.start || was.end !== item.end;
    });
    const [first] = changed.length > 0 ? changed : own;
    if (first === undefined) return '';
    const section = after.sections.find((one) => one.key === key);
    const [start = 0, end = 0] = edgesOf(changed.length > 0 ? changed : own);
    const name = section?.name ?? first.name;
    const values = {
      name: name === '' ? words('unnamed') : name,
      day: dayName(first.day, locale, 'short'),
      time: stretchText({ start, end }),
    };
    if (changed.length === 0) return words('edge', values);
    const isOtherDay = days.length > 1 && old.get(first.key)?.day !== first.day;
    return words(isOtherDay ? 'said_day' : 'said', values);
  };
}
