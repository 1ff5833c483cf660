import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase } from '@mui/material';
import { useId } from 'react';
import { useCount } from '#src/fields/wording/useCount.ts';
import { GroupName, type GroupNameProps } from './GroupName.tsx';
import { groupHead } from '../peek/rowLinks.ts';
import { GroupRows, type GroupRowsProps } from './GroupRows.tsx';
import { ReckonedNumbers, type ReckonedNumbersProps } from './ReckonedNumbers.tsx';

interface GroupProps extends GroupNameProps, GroupRowsProps {
  readonly count: number;
  /** What the numbers of its rows come to, where they are reckoned. */
  readonly reckoned: ReckonedNumbersProps | undefined;
  readonly isOpen: boolean;
  readonly onTurn: () => void;
}

/** One group: its name, how many rows it has and what they come to; opened, the rows. */
export const Group = ({
  value,
  count,
  reckoned,
  isOpen,
  onTurn,
  groupBy,
  column,
  recordName,
  filter,
  choice,
  link,
  empty,
}: GroupProps) => {
  const figure = useCount();
  const id = useId();
  return (
    <Box component="li" sx={{ display: 'block', minWidth: 0 }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        {...{ [groupHead]: '' }}
        onClick={onTurn}
        sx={{
          display: 'flex',
          justifyContent: 'flex-start',
          gap: 1,
          width: '100%',
          minHeight: 40,
          px: 1.5,
          py: 0.5,
          flexWrap: 'wrap',
          fontSize: 14,
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        }}
      >
        <ExpandIcon sx={{ fontSize: 18, transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
        <GroupName value={value} groupBy={groupBy} column={column} recordName={recordName} />
        <Box component="span" className="tabular" sx={{ color: 'text.secondary' }}>
          {figure(count)}
        </Box>
        {reckoned && (
          <Box component="span" sx={reckonedSx}>
            <ReckonedNumbers {...reckoned} />
          </Box>
        )}
      </ButtonBase>
      <Box id={id} sx={{ px: isOpen ? 1.5 : 0, pb: isOpen ? 1.5 : 0 }}>
        {isOpen && <GroupRows filter={filter} choice={choice} link={link} empty={empty} />}
      </Box>
    </Box>
  );
};

const reckonedSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  columnGap: 4,
  minWidth: 0,
  ml: 'auto',
  textAlign: 'end',
} as const;
