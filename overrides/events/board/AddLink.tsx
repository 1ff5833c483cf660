import { Box, Button, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useEventWords } from '../eventWords.ts';
import type { Permission } from './Board.ts';
import { whyNot } from './whyNot.ts';

export interface AddLinkProps {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly primary?: boolean;
  /** Any of them opens the way: staff may still be booked where trainees are not. */
  readonly permissions: readonly Permission[];
  readonly refusedWord: 'add.not_booking' | 'add.not_waiting';
}

/** The way into the wizard, or why there is none now: in words beside the button, not only a button that is grey. */
export const AddLink = ({ to, label, icon, primary = false, permissions, refusedWord }: AddLinkProps) => {
  const words = useEventWords();
  const whyId = useId();
  const { isOpen, why } = whyNot(permissions, refusedWord);
  const look = {
    size: 'small',
    variant: primary ? 'contained' : 'outlined',
    startIcon: icon,
    ...(why === undefined ? {} : { 'aria-describedby': whyId }),
  } as const;
  return (
    <Box sx={{ maxWidth: 320 }}>
      {isOpen ? (
        <Button {...look} component={Link} to={to}>
          {label}
        </Button>
      ) : (
        <Button {...look} disabled>
          {label}
        </Button>
      )}
      {why !== undefined && (
        <Typography id={whyId} variant="caption" sx={{ display: 'block', mt: 0.5, color: 'text.secondary' }}>
          {words(why.word, { message: why.message })}
        </Typography>
      )}
    </Box>
  );
};
