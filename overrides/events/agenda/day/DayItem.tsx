import { useDraggable } from '@dnd-kit/react';
import { Box, type Theme } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import { visuallyHidden } from '#src/fields/cell/visuallyHidden.ts';
import { factsLine } from '#src/fields/wording/factsLine.ts';
import { timeText } from '../model/clock.ts';
import { isBreak } from '../model/checkProgramme.ts';
import type { TimedItem } from '../model/Programme.ts';
import { pixelsPerMinute, topOf, type Axis } from './axis.ts';
import { itemElementId, useDay } from './DayContext.ts';
import { changeDay, isMovable, nudge, stretch, type Edge } from './dayEdits.ts';
import { blockSx } from './dayLook.ts';
import { useDayWords } from './dayWords.ts';
import type { Lane } from './lanes.ts';
import type { Dragged } from './useDayDrag.ts';

/** An item with the place of its section among the sections. */
export interface DayEntry extends TimedItem {
  readonly section: number;
}

export const stretchText = ({ start, end }: Pick<TimedItem, 'start' | 'end'>): string =>
  `${timeText(start)}–${timeText(end)}`;

/** What an arrow key does to an item: earlier, later, shorter, longer, another day. */
function keyEdit({ key, shiftKey }: KeyboardEvent) {
  if (key === 'ArrowUp')
    return shiftKey ? ([stretch, -1, 'length'] as const) : ([nudge, -1, 'move'] as const);
  if (key === 'ArrowDown')
    return shiftKey ? ([stretch, 1, 'length'] as const) : ([nudge, 1, 'move'] as const);
  if (key === 'ArrowLeft') return [changeDay, -1, 'move'] as const;
  return key === 'ArrowRight' ? ([changeDay, 1, 'move'] as const) : undefined;
}

interface DayItemProps {
  readonly at: Lane<DayEntry>;
  readonly axis: Axis;
  readonly helpId: string;
}

/** An item on the axis, as high as it is long. */
export const DayItem = ({ at, axis, helpId }: DayItemProps) => {
  const { around, selected, dragged, edit, select, open } = useDay();
  const item = at.one;
  const place = placeOf(at, axis);
  const canMove = edit !== undefined && isMovable(item, around.days);
  const { ref } = useDraggable<Dragged>({
    id: `item ${item.key}`,
    disabled: !canMove,
    data: { kind: 'move', key: item.key, day: item.day },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const asked = keyEdit(event);
    if (asked !== undefined) {
      const [change, direction, code] = asked;
      event.preventDefault();
      edit?.({ code, name: item.name }, item.key, (programme) =>
        change(programme, item.key, direction, around),
      );
    } else if (event.key === 'Enter' && open !== undefined) {
      event.preventDefault();
      open(item.key);
    }
  };
  const isChosen = selected === item.key || dragged === item.key;
  const style = { lineHeight: `${Math.min(line, place.height - 1)}px` };
  const look = [blockBaseSx, blockSx(item.section, isBreak(item)), isChosen && chosenSx];
  return (
    <Box component="li" sx={{ position: 'absolute', ...place, zIndex: isChosen ? 2 : 1 }}>
      {edit === undefined ? (
        <Box sx={look} style={style}>
          <Words item={item} height={place.height} />
        </Box>
      ) : (
        <Box
          component="button"
          type="button"
          id={itemElementId(item.key)}
          ref={ref}
          aria-describedby={helpId}
          aria-pressed={selected === item.key}
          onClick={() => select(item.key)}
          onFocus={() => select(item.key)}
          onKeyDown={onKeyDown}
          style={style}
          sx={[...look, { cursor: canMove ? 'grab' : 'default' }]}
        >
          <Words item={item} height={place.height} />
        </Box>
      )}
      {canMove && <Grip item={item} edge="start" />}
      {canMove && <Grip item={item} edge="end" />}
    </Box>
  );
};

function placeOf({ one, lane, lanes, width }: Lane<DayEntry>, axis: Axis) {
  const minutes = Math.max(one.end - one.start, 5);
  return {
    top: topOf(axis, one.start),
    height: minutes * pixelsPerMinute,
    left: `${(lane / lanes) * 100}%`,
    width: `calc(${(width / lanes) * 100}% - 2px)`,
  };
}

function useTrainerNames({ trainers }: DayEntry): string {
  const { nameOf } = useDay();
  return factsLine(
    trainers.map(({ trainerId }) => nameOf(trainerId)),
    ', ',
  );
}

/** Of text; in what is lower, as high as that, so that no letter is cut. */
const line = 18;

/** Its name, time and trainers: seen as far as there is height for them, and always read out. */
const Words = ({ item, height }: { readonly item: DayEntry; readonly height: number }) => {
  const words = useDayWords();
  const names = useTrainerNames(item);
  const isLow = height < 2 * line + 4;
  const time = (
    <Box component="span" sx={timeSx}>
      {`${stretchText(item)} `}
    </Box>
  );
  return (
    <>
      <Line>
        <Box component="span" sx={{ fontWeight: 500 }}>
          <bdi>{item.name === '' ? words('unnamed') : item.name}</bdi>{' '}
        </Box>
        {isLow && time}
      </Line>
      {!isLow && <Line>{time}</Line>}
      {names !== '' && <Line sx={height < 3 * line + 4 ? visuallyHidden : timeSx}>{names}</Line>}
    </>
  );
};

const Line = ({ children, sx = {} }: { readonly children: ReactNode; readonly sx?: object }) => (
  <Box
    component="span"
    sx={{ flexShrink: 0, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis', ...sx }}
  >
    {children}
  </Box>
);

/** The edge that is dragged to begin or end at another time; by keyboard it is Shift with an arrow. */
const Grip = ({ item, edge }: { readonly item: DayEntry; readonly edge: Edge }) => {
  const { ref } = useDraggable<Dragged>({
    id: `${edge} ${item.key}`,
    data: { kind: edge, key: item.key, day: item.day },
  });
  return (
    <Box
      ref={ref}
      aria-hidden
      data-edge={edge}
      sx={{
        position: 'absolute',
        left: 0,
        right: 0,
        // Within the item: the edge of its neighbour lies right beside it.
        height: 'min(6px, 25%)',
        [edge === 'start' ? 'top' : 'bottom']: 0,
        cursor: 'ns-resize',
        touchAction: 'none',
      }}
    />
  );
};

const timeSx = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;

const blockBaseSx = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  width: '100%',
  // A hair's breadth between what follows one another.
  height: 'calc(100% - 1px)',
  overflow: 'hidden',
  m: 0,
  px: 0.75,
  py: 0,
  border: 0,
  borderRadius: '4px',
  textAlign: 'left',
  font: 'inherit',
  fontSize: 12,
  userSelect: 'none',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
} as const;

const chosenSx = (theme: Theme) => ({ boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}` });
