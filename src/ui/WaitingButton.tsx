import { Box, Button, CircularProgress, type ButtonProps, type SxProps, type Theme } from '@mui/material';
import type { MouseEvent } from 'react';

interface WaitingButtonProps extends Omit<
  ButtonProps,
  'sx' | 'loading' | 'loadingIndicator' | 'loadingPosition'
> {
  readonly loading: boolean | undefined;
  readonly sx?: Exclude<SxProps<Theme>, readonly unknown[]>;
}

/** A button whose press waits for an answer. Meanwhile it does nothing; were it disabled, it would lose the focus. */
export const WaitingButton = ({
  loading = false,
  onClick,
  children,
  sx = {},
  ...props
}: WaitingButtonProps) => (
  <Button
    {...props}
    aria-disabled={loading}
    aria-busy={loading}
    onClick={loading ? doNothing : onClick}
    sx={[sx, loading && waitingSx, loading && props.variant === 'contained' && containedSx]}
  >
    {children}
    {loading && (
      <Box component="span" sx={{ position: 'absolute', display: 'flex', color: 'action.disabled' }}>
        <CircularProgress color="inherit" size={16} aria-hidden />
      </Box>
    )}
  </Button>
);

/** Nor what it stands in. Enter in an input of its form presses it too. */
const doNothing = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

const waitingSx = { '&, &:hover': { color: 'transparent', cursor: 'default' } };
const containedSx = { '&, &:hover': { bgcolor: 'action.disabledBackground' } };
