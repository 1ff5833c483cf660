/** The parts of a condition stand in a line, and below each other where there is no room. */
export const rowSx = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr)' },
};
