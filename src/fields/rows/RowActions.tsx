import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useEffect, useRef, type Ref, type RefObject } from 'react';
import type { ScreenMessage } from '../wording/screenMessages.ts';
import { useWording } from '../wording/useWording.ts';

export interface RowActionHandlers {
  readonly remove: (index: number) => void;
  /** Absent where the order of the rows is not kept. */
  readonly move?: (from: number, to: number) => void;
}

interface RowActionsProps {
  readonly index: number;
  readonly count: number;
  readonly actions: RowActionHandlers;
}

/** Move a row up or down, or take it out. */
export const RowActions = ({ index, count, actions }: RowActionsProps) => {
  const say = useWording();
  const { move } = actions;
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const wayBack = useRef<RefObject<HTMLButtonElement | null>>(undefined);
  // At either end the button that was pressed is disabled, and would take the focus along.
  useEffect(() => {
    wayBack.current?.current?.focus();
    wayBack.current = undefined;
  }, [index]);
  const moveTo = (to: number, opposite: RefObject<HTMLButtonElement | null>) => {
    if (to === 0 || to === count - 1) wayBack.current = opposite;
    move?.(index, to);
  };
  const button = (
    key: ScreenMessage,
    Icon: typeof DeleteIcon,
    act: () => void,
    more: {
      readonly ref?: Ref<HTMLButtonElement>;
      readonly disabled?: boolean;
      readonly 'data-remove-row'?: true;
    } = {},
  ) => {
    const title = say(key, { row: index + 1 });
    return (
      <Tooltip title={title}>
        <span>
          <IconButton size="small" aria-label={title} onClick={act} {...more}>
            <Icon sx={{ fontSize: 16 }} />
          </IconButton>
        </span>
      </Tooltip>
    );
  };
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', flexShrink: 0 }}>
      {move !== undefined &&
        button('rows.up', ArrowUpwardIcon, () => moveTo(index - 1, down), {
          ref: up,
          disabled: index === 0,
        })}
      {move !== undefined &&
        button('rows.down', ArrowDownwardIcon, () => moveTo(index + 1, up), {
          ref: down,
          disabled: index === count - 1,
        })}
      {button('rows.remove', DeleteIcon, () => actions.remove(index), { 'data-remove-row': true })}
    </Box>
  );
};
