import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import EditIcon from '@mui/icons-material/EditOutlined';
import SwapNextIcon from '@mui/icons-material/MoveDown';
import SwapPreviousIcon from '@mui/icons-material/MoveUp';
import DayAfterIcon from '@mui/icons-material/NavigateNext';
import DayBeforeIcon from '@mui/icons-material/NavigateBefore';
import ShorterIcon from '@mui/icons-material/UnfoldLess';
import LongerIcon from '@mui/icons-material/UnfoldMore';
import StickNextIcon from '@mui/icons-material/VerticalAlignBottom';
import StickPreviousIcon from '@mui/icons-material/VerticalAlignTop';
import { Box, Divider, IconButton, Tooltip, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { notOnPaper } from '#src/ui/notOnPaper.ts';
import { neighbourOf, stickToNext, stickToPrevious, swap, type Direction } from '../model/editTimes.ts';
import { findItem, type Programme } from '../model/Programme.ts';
import { useDay } from './DayContext.ts';
import { changeDay, isMovable, nudge, stretch, type Around } from './dayEdits.ts';
import { useDayWords, type DayWords } from './dayWords.ts';

interface Tool {
  readonly word: Parameters<DayWords>[0];
  readonly icon: ComponentType<{ fontSize: 'small' }>;
  /** Of the step, for undo. */
  readonly code: string;
  readonly run: (programme: Programme, key: string, around: Around) => Programme;
}

const swapWith =
  (direction: Direction): Tool['run'] =>
  (programme, key, { days }) => {
    const other = neighbourOf(programme, key, direction);
    return other === undefined ? programme : swap(programme, key, other.key, days);
  };

const groups: readonly (readonly Tool[])[] = [
  [
    { word: 'earlier', icon: UpIcon, code: 'move', run: (all, key, around) => nudge(all, key, -1, around) },
    { word: 'later', icon: DownIcon, code: 'move', run: (all, key, around) => nudge(all, key, 1, around) },
    {
      word: 'shorter',
      icon: ShorterIcon,
      code: 'length',
      run: (all, key, around) => stretch(all, key, -1, around),
    },
    {
      word: 'longer',
      icon: LongerIcon,
      code: 'length',
      run: (all, key, around) => stretch(all, key, 1, around),
    },
  ],
  [
    {
      word: 'stick_previous',
      icon: StickPreviousIcon,
      code: 'stick',
      run: (all, key, { days }) => stickToPrevious(all, key, days),
    },
    {
      word: 'stick_next',
      icon: StickNextIcon,
      code: 'stick',
      run: (all, key, { days }) => stickToNext(all, key, days),
    },
    { word: 'swap_previous', icon: SwapPreviousIcon, code: 'swap', run: swapWith('previous') },
    { word: 'swap_next', icon: SwapNextIcon, code: 'swap', run: swapWith('next') },
  ],
];
const dayTools: readonly Tool[] = [
  {
    word: 'day_before',
    icon: DayBeforeIcon,
    code: 'move',
    run: (all, key, around) => changeDay(all, key, -1, around),
  },
  {
    word: 'day_after',
    icon: DayAfterIcon,
    code: 'move',
    run: (all, key, around) => changeDay(all, key, 1, around),
  },
];

/** What dragging does, by single presses, for the item that is chosen. */
export const DayTools = () => {
  const words = useDayWords();
  const { programme, selected, around, open } = useDay();
  const item = selected === undefined ? undefined : findItem(programme, selected)?.item;
  if (item === undefined)
    return (
      <Box sx={barSx}>
        <Typography sx={{ color: 'text.secondary', fontSize: 12 }}>{words('pick')}</Typography>
      </Box>
    );
  const name = item.name === '' ? words('unnamed') : item.name;
  const shown = around.days.length > 1 ? [...groups, dayTools] : groups;
  const canMove = isMovable(item, around.days);
  return (
    <Box role="toolbar" aria-label={words('tools', { name })} sx={barSx}>
      {shown.map((tools, index) => (
        <Box key={index} sx={{ display: 'flex' }}>
          {index > 0 && <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: 0.75 }} />}
          {tools.map((tool) => (
            <ToolButton key={tool.word} tool={tool} itemKey={item.key} name={name} disabled={!canMove} />
          ))}
        </Box>
      ))}
      {open !== undefined && (
        <Tooltip title={words('open', { name })}>
          <IconButton size="small" aria-label={words('open', { name })} onClick={() => open(item.key)}>
            <EditIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
};

interface ToolButtonProps {
  readonly tool: Tool;
  readonly itemKey: string;
  readonly name: string;
  readonly disabled: boolean;
}

const ToolButton = ({ tool: { word, icon: Icon, code, run }, itemKey, name, disabled }: ToolButtonProps) => {
  const words = useDayWords();
  const { programme, around, edit } = useDay();
  const isIdle = disabled || run(programme, itemKey, around) === programme;
  return (
    <Tooltip title={words(word)}>
      <span>
        <IconButton
          size="small"
          aria-label={words(word)}
          // Not disabled: the focus would be lost at the edge, and nothing said.
          aria-disabled={isIdle}
          onClick={() =>
            edit?.({ code, name }, itemKey, (all) => (disabled ? all : run(all, itemKey, around)))
          }
          sx={{ opacity: isIdle ? 0.4 : 1 }}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
};

const barSx = {
  ...notOnPaper,
  position: 'sticky',
  // Below the bar of the app, or at the top of what scrolls beside the outline.
  top: { xs: 52, lg: 0 },
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 34,
  backgroundColor: 'background.paper',
} as const;
