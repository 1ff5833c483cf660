import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import EndIcon from '@mui/icons-material/VerticalAlignBottom';
import TopIcon from '@mui/icons-material/VerticalAlignTop';
import { StepButton } from './StepButton.tsx';

interface MoveButtonsProps {
  readonly place: number;
  /** The place of the last one. */
  readonly last: number;
  readonly labels: Readonly<Record<'top' | 'up' | 'down' | 'end', string>>;
  readonly onMove: (place: number) => void;
  /** In rows that are close together. */
  readonly dense?: boolean;
}

/** Puts one of several elsewhere among them, by a step or as far as it goes. */
export const MoveButtons = ({ place, last, labels, onMove, dense = false }: MoveButtonsProps) => {
  const ways = [
    { label: labels.top, Icon: TopIcon, to: 0 },
    { label: labels.up, Icon: UpIcon, to: place - 1 },
    { label: labels.down, Icon: DownIcon, to: place + 1 },
    { label: labels.end, Icon: EndIcon, to: last },
  ];
  return ways.map(({ label, Icon, to }) => {
    const isThere = to === place || to < 0 || to > last;
    return (
      <StepButton
        key={label}
        label={label}
        {...(dense && { p: 0.5 })}
        onPress={isThere ? undefined : () => onMove(to)}
      >
        <Icon sx={{ fontSize: dense ? 16 : 20 }} />
      </StepButton>
    );
  });
};
