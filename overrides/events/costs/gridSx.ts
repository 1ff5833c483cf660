/** A table on a wide page; on a telephone each line is a card of labelled cells. */
export const gridSx = {
  width: '100%',
  borderCollapse: 'collapse',
  border: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
  display: { xs: 'block', lg: 'table' },
  '& tbody': { display: { xs: 'block', lg: 'table-row-group' } },
  '& tr': {
    display: { xs: 'grid', lg: 'table-row' },
    gridTemplateColumns: '1fr 1fr',
    borderTop: 1,
    borderColor: 'divider',
  },
  '& .group th': {
    gridColumn: '1 / -1',
    textAlign: 'left',
    px: 1,
    py: 0.75,
    fontSize: 12,
    fontWeight: 600,
    bgcolor: 'action.hover',
  },
  '& td': { p: 0, borderLeft: { lg: 1 }, borderColor: { lg: 'divider' }, verticalAlign: 'top' },
  '& td:first-of-type': { borderLeft: 0 },
  '& td.wide': { gridColumn: '1 / -1' },
  tableLayout: 'fixed',
  '& .figure input': { textAlign: { xs: 'left', lg: 'right' } },
} as const;

export const headSx = {
  display: { xs: 'none', lg: 'table-header-group' },
  '& th': { px: 1, py: 0.75, fontSize: 12, fontWeight: 500, color: 'text.secondary', whiteSpace: 'nowrap' },
} as const;

/** What the others leave is the name's. */
export const columnWidths = {
  category: 156,
  mode: 128,
  units: 72,
  exc: 96,
  inc: 96,
  currency: 64,
  date: 128,
  total: 124,
} as const;

/** The ring of a cell that one stands in lies inside its borders. */
export const cellSx = {
  width: '100%',
  minHeight: 38,
  px: 1,
  fontSize: 14,
  border: 0,
  borderRadius: 0,
  '& input, & select': { p: 0, height: 38 },
  '&.Mui-focused': { boxShadow: 'inset 0 0 0 2px var(--ring)' },
  '&.Mui-error': { boxShadow: 'inset 0 0 0 1px var(--wrong)' },
  '&.Mui-error.Mui-focused': { boxShadow: 'inset 0 0 0 2px var(--wrong)' },
} as const;
