import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import AddIcon from '@mui/icons-material/Add';
import FitIcon from '@mui/icons-material/FitScreenOutlined';
import RemoveIcon from '@mui/icons-material/Remove';
import { Box, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTableWords } from '../tableWords.ts';
import { columnWidth, movedTo, withinWidth, type LookColumn, type TableLook } from './TableLook.ts';

export interface ColumnToolsProps {
  readonly source: string;
  readonly name: string;
  readonly look: TableLook;
  readonly setLook: (look: Partial<TableLook>) => void;
}

/** Where a width begins that nobody has chosen: as wide as the column is drawn. */
const drawnWidth = (source: string): number =>
  document.querySelector<HTMLElement>(`th.column-${CSS.escape(source)}`)?.offsetWidth ?? 160;

/** Moves a column and changes its width, by keyboard as well. */
export const ColumnTools = ({ source, name, look, setLook }: ColumnToolsProps) => {
  const words = useTableWords();
  const { columns } = look;
  const at = columns.findIndex((column) => column.source === source);
  const moveTo = (target: string) => {
    const order = movedTo(
      columns.map((column) => column.source),
      source,
      target,
    );
    setLook({ columns: order.flatMap((one) => columns.find((column) => column.source === one) ?? []) });
  };
  const resize = (by: number | undefined) =>
    setLook({
      columns: columns.map((column): LookColumn => {
        if (column.source !== source) return column;
        return by === undefined
          ? { source }
          : { source, width: withinWidth((column.width ?? drawnWidth(source)) + by) };
      }),
    });
  const [before, after] = [columns[at - 1], columns[at + 1]];
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <Tool label={words('look.up', { name })} onPress={before && (() => moveTo(before.source))}>
        <UpIcon sx={iconSx} />
      </Tool>
      <Tool label={words('look.down', { name })} onPress={after && (() => moveTo(after.source))}>
        <DownIcon sx={iconSx} />
      </Tool>
      <Tool label={words('look.narrower', { name })} onPress={() => resize(-columnWidth.step)}>
        <RemoveIcon sx={iconSx} />
      </Tool>
      <Tool label={words('look.wider', { name })} onPress={() => resize(columnWidth.step)}>
        <AddIcon sx={iconSx} />
      </Tool>
      <Tool
        label={words('look.fit', { name })}
        onPress={columns[at]?.width === undefined ? undefined : () => resize(undefined)}
      >
        <FitIcon sx={iconSx} />
      </Tool>
    </Box>
  );
};

const iconSx = { fontSize: 16 } as const;

interface ToolProps {
  readonly label: string;
  readonly onPress: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Not disabled where it can do nothing: the focus would be lost at the last step. */
const Tool = ({ label, onPress, children }: ToolProps) => (
  <IconButton
    size="small"
    aria-label={label}
    title={label}
    aria-disabled={onPress === undefined}
    onClick={onPress}
    sx={{ p: 0.5, ...(onPress === undefined && { color: 'action.disabled' }) }}
  >
    {children}
  </IconButton>
);
