import { Popover } from '@mui/material';
import type { ReactNode } from 'react';

interface ToolbarPopoverProps {
  /** Of the dialog. */
  readonly label: string;
  /** The button that opened it; without one it is closed. */
  readonly anchor: HTMLElement | undefined;
  /** Which edges of both stand one above the other. */
  readonly align: 'left' | 'right';
  /** In px. */
  readonly width: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What a button of a list's toolbar opens below itself. */
export const ToolbarPopover = ({ label, anchor, align, width, onClose, children }: ToolbarPopoverProps) => (
  <Popover
    open={anchor !== undefined}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: align }}
    transformOrigin={{ vertical: 'top', horizontal: align }}
    slotProps={{
      paper: {
        role: 'dialog',
        'aria-label': label,
        sx: { mt: 0.5, p: 1.5, width, maxWidth: 'calc(100vw - 32px)', display: 'grid', gap: 1.5 },
      },
    }}
  >
    {children}
  </Popover>
);
