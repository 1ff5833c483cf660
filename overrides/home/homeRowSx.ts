/** A line of a panel that leads somewhere as a whole: its link reaches over all of it. */
export const homeRowSx = {
  position: 'relative',
  px: 2,
  py: 1,
  minHeight: 60,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:hover': { bgcolor: 'action.hover' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
