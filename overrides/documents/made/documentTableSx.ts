/** A table; on a telephone each document is a card of two lines. */
export const documentTableSx = {
  width: '100%',
  borderCollapse: 'collapse',
  bgcolor: 'background.paper',
  '& th, & td': { textAlign: 'left', px: 1, py: 0.5, borderBottom: 1, borderColor: 'divider', minWidth: 0 },
  '& thead th': { fontSize: 12, fontWeight: 500, color: 'text.secondary', whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& .tick': { width: 40, px: 0 },
  '& .figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .actions': { width: 84, textAlign: 'right', whiteSpace: 'nowrap' },
  '@container (max-width: 640px)': {
    '& thead': {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
    },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '40px minmax(0, 1fr) auto',
      alignItems: 'center',
      borderBottom: 1,
      borderColor: 'divider',
      py: 0.5,
    },
    '& tbody th, & tbody td': { border: 0, py: 0 },
    '& tbody .tick': { gridRow: '1 / 3' },
    '& tbody .actions': { gridRow: '1 / 3', gridColumn: 3, width: 'auto' },
    '& tbody .fact': { gridColumn: 2, gridRow: 2, fontSize: 12, color: 'text.secondary' },
    '& tbody .wide': { display: 'none' },
  },
} as const;
