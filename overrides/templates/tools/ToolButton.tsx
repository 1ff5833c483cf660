import { Button } from '@mui/material';
import type { ReactNode } from 'react';

interface ToolButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** Where what it opens is. */
  readonly popup?: 'dialog' | 'menu';
  readonly isOpen?: boolean;
  readonly onClick: (button: HTMLElement) => void;
}

/** A tool of the editor, with its name. */
export const ToolButton = ({ icon, label, popup, isOpen, onClick }: ToolButtonProps) => (
  <Button
    size="small"
    variant="outlined"
    color="inherit"
    startIcon={icon}
    aria-haspopup={popup}
    aria-expanded={popup === undefined ? undefined : isOpen}
    onClick={({ currentTarget }) => onClick(currentTarget)}
  >
    {label}
  </Button>
);
