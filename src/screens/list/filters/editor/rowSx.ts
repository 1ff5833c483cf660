/** The parts of a condition stand in a line; where there is no room, the value stands below how it is compared. */
export const rowSx = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: {
    xs: 'minmax(0, 3fr) minmax(0, 2fr)',
    sm: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr)',
  },
  '& > :nth-of-type(3)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  // What is typed after those that are chosen needs no line of its own.
  '& .MuiAutocomplete-root .MuiAutocomplete-input': { minWidth: 24 },
};
