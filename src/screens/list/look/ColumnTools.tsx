import AddIcon from '@mui/icons-material/Add';
import FitIcon from '@mui/icons-material/FitScreenOutlined';
import RemoveIcon from '@mui/icons-material/Remove';
import { Box } from '@mui/material';
import { MoveButtons } from '#src/ui/MoveButtons.tsx';
import { StepButton } from '#src/ui/StepButton.tsx';
import { useTableWords } from '../tableWords.ts';
import { columnWidth, movedTo, withinWidth, type LookColumn, type TableLook } from './TableLook.ts';

interface ColumnToolsProps {
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
  const moveTo = (place: number) => {
    const target = columns[place];
    if (target !== undefined) setLook({ columns: movedTo(columns, source, target.source) });
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
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <MoveButtons
        dense
        place={at}
        last={columns.length - 1}
        labels={{
          top: words('look.first', { name }),
          up: words('look.up', { name }),
          down: words('look.down', { name }),
          end: words('look.last', { name }),
        }}
        onMove={moveTo}
      />
      <StepButton p={0.5} label={words('look.narrower', { name })} onPress={() => resize(-columnWidth.step)}>
        <RemoveIcon sx={iconSx} />
      </StepButton>
      <StepButton p={0.5} label={words('look.wider', { name })} onPress={() => resize(columnWidth.step)}>
        <AddIcon sx={iconSx} />
      </StepButton>
      <StepButton
        p={0.5}
        label={words('look.fit', { name })}
        onPress={columns[at]?.width === undefined ? undefined : () => resize(undefined)}
      >
        <FitIcon sx={iconSx} />
      </StepButton>
    </Box>
  );
};

const iconSx = { fontSize: 16 } as const;
