/** Source and own value side by side; the label stands above both where there is little room. */
export const fieldTableSx = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: 13,
  '& thead th': { textAlign: 'left', fontWeight: 500, fontSize: 12, color: 'text.secondary', p: 0, pb: 0.5 },
  '& .label': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& thead tr, & tr.field, & tr.note': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: 1,
  },
  '& tr.field': { borderTop: 1, borderColor: 'divider', py: 0.75, alignItems: 'center' },
  '& th[scope=row]': {
    gridColumn: '1 / -1',
    textAlign: 'left',
    fontWeight: 500,
    fontSize: 12,
    color: 'text.secondary',
  },
  '& td': { minWidth: 0, p: 0, overflowWrap: 'anywhere' },
  '& tr.note > td': { gridColumn: '1 / -1', pb: 1 },
  '& tr.differs': { boxShadow: 'inset 3px 0 0 currentColor', color: 'primary.main', pl: 1 },
  '& tr.differs td': { color: 'text.primary' },
} as const;
