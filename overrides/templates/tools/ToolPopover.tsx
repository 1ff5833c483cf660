import { Box, Popover } from '@mui/material';
import type { ReactNode } from 'react';

interface ToolPopoverProps {
  readonly label: string;
  readonly anchor: HTMLElement | undefined;
  readonly onClose: () => void;
  readonly onExited: () => void;
  readonly children: ReactNode;
}

/** What is set about a piece of the text, beside the piece or its button. */
export const ToolPopover = ({ label, anchor, onClose, onExited, children }: ToolPopoverProps) => (
  <Popover
    open={anchor !== undefined}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    slotProps={{
      paper: {
        role: 'dialog',
        'aria-label': label,
        sx: { mt: 0.5, width: 360, maxWidth: 'calc(100vw - 32px)' },
      },
      transition: { onExited },
    }}
  >
    <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>{children}</Box>
  </Popover>
);
