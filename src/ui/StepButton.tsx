import { IconButton } from '@mui/material';
import type { ReactNode } from 'react';

interface StepButtonProps {
  readonly label: string;
  readonly onPress: (() => void) | undefined;
  readonly p?: number;
  readonly children: ReactNode;
}

/** Not disabled where it can go no further: the focus would be lost at the last step. */
export const StepButton = ({ label, onPress, p, children }: StepButtonProps) => (
  <IconButton
    size="small"
    aria-label={label}
    title={label}
    aria-disabled={onPress === undefined}
    onClick={onPress}
    sx={{ p, ...(onPress === undefined && { color: 'action.disabled' }) }}
  >
    {children}
  </IconButton>
);
