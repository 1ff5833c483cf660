import DragIcon from '@mui/icons-material/DragIndicator';
import { Box, type SxProps } from '@mui/material';
import type { Ref } from 'react';

interface DragHandleProps {
  readonly ref: Ref<Element>;
  readonly sx?: SxProps;
}

/** What a row is dragged by. Pointers alone need it: for keys and voices the row has buttons that move it. */
export const DragHandle = ({ ref, sx }: DragHandleProps) => (
  <Box aria-hidden component="span" ref={ref} sx={{ ...handleSx, ...sx }}>
    <DragIcon fontSize="small" />
  </Box>
);

const handleSx = {
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  color: 'text.secondary',
  cursor: 'grab',
  touchAction: 'none',
  displayPrint: 'none',
} as const;
