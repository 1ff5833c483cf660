import { useMediaQuery, type Theme } from '@mui/material';

/** A telephone held upright: no room for a table. */
export const useNarrow = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
