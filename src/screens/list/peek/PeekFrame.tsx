import CloseIcon from '@mui/icons-material/Close';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { Box, IconButton } from '@mui/material';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { useNarrow } from '#src/fields/rows/useNarrow.ts';
import { useTableWords } from '../tableWords.ts';

interface PeekFrameProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel at the right, on a telephone all of the window. It is there at once; what it holds comes after. */
export const PeekFrame = ({ frame, onStep, onClose, children }: PeekFrameProps) => {
  const words = useTableWords();
  const isWhole = useNarrow();
  // What it covers is out of sight.
  useEffect(() => {
    if (isWhole) frame.current?.focus();
  }, [isWhole, frame]);
  return (
    <Box ref={frame} component="aside" aria-label={words('peek.title')} tabIndex={-1} sx={frameSx}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 1.5, minHeight: 48 }}>
        <IconButton size="small" aria-label={words('peek.previous')} onClick={() => onStep(-1)}>
          <PreviousIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={words('peek.next')} onClick={() => onStep(1)}>
          <NextIcon fontSize="small" />
        </IconButton>
        <Box sx={{ flex: 1 }} />
        <IconButton size="small" aria-label={words('peek.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ px: 2.5, pb: 3, overflow: 'auto', flex: 1, minHeight: 0 }}>{children}</Box>
    </Box>
  );
};

const frameSx = {
  position: 'fixed',
  top: 0,
  right: 0,
  bottom: 0,
  width: { xs: '100%', sm: 420 },
  zIndex: 'drawer',
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  borderLeft: 1,
  borderColor: 'divider',
  boxShadow: 8,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
