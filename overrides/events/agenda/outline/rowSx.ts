/** At 390 px a row becomes a card: times and menu above, below them, from under the box, the name, and who teaches. */
export const rowSx = {
  // No room for handle and box where rows are only read.
  '--handle': { xs: '80px', md: '52px' },
  display: 'grid',
  alignItems: 'start',
  columnGap: { xs: 0, md: 0.5 },
  minHeight: 40,
  py: 0.25,
  borderBottom: 1,
  borderColor: 'divider',
  listStyle: 'none',
  gridTemplateColumns: {
    xs: 'repeat(2, calc(var(--handle) / 2)) 104px minmax(0, 1fr) 40px',
    md: 'var(--handle) 104px 88px minmax(0, 3fr) minmax(0, 2fr) 32px',
  },
  gridTemplateAreas: {
    xs: `"handle handle time length menu" ". name name name name" ". trainers trainers trainers trainers" ". objectives objectives objectives objectives" ". lines lines lines lines"`,
    md: `"handle time length name trainers menu" ". . . objectives objectives objectives" ". lines lines lines lines lines"`,
  },
  '&:focus-within': { outline: 1, outlineColor: 'primary.main', outlineOffset: -1, borderRadius: 0.5 },
} as const;

export const numberSx = {
  '& .MuiInputBase-input': { fontVariantNumeric: 'tabular-nums', px: 1, py: { xs: 1.25, sm: 0.75 } },
} as const;

export const lineSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  px: 1,
  pb: 0.5,
  fontSize: 12,
  color: 'warning.main',
  '& svg': { fontSize: 16 },
} as const;
