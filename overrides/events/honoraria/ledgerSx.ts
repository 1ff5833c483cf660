import type { Theme } from '@mui/material/styles';

const narrow = (theme: Theme) => theme.breakpoints.down('md');

/** A ledger: hairlines between trainers, figures to the right, a double rule above the totals; on a telephone a card each. */
export const ledgerSx = (theme: Theme) => ({
  width: '100%',
  borderCollapse: 'collapse' as const,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 8px', textAlign: 'left' as const, verticalAlign: 'baseline' as const },
  '& .figure': { textAlign: 'right' as const, whiteSpace: 'nowrap' as const },
  '& .currency': { color: theme.palette.text.secondary, fontSize: '0.75rem', paddingLeft: '16px' },
  '& .converted': { color: theme.palette.text.secondary },
  '& thead th': {
    fontSize: '0.75rem',
    fontWeight: 500,
    color: theme.palette.text.secondary,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& tbody th': { fontWeight: 500 },
  '& tbody th, & .notes': { overflowWrap: 'anywhere' as const },
  '& tbody + tbody > tr:first-of-type > *': { borderTop: `1px solid ${theme.palette.divider}` },
  '& tfoot > tr:first-of-type > *': { borderTop: `3px double ${theme.palette.text.secondary}` },
  '& tfoot th, & tfoot td': { fontWeight: 600 },
  [narrow(theme)]: {
    display: 'block',
    '& tbody, & tfoot': { display: 'block', padding: '12px 0' },
    '& tbody + tbody': { borderTop: `1px solid ${theme.palette.divider}` },
    '& tfoot': { borderTop: `3px double ${theme.palette.text.secondary}` },
    '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '12px' },
    '& th, & td': { padding: '3px 0' },
    '& tbody + tbody > tr:first-of-type > *, & tfoot > tr:first-of-type > *': { borderTop: 0 },
    '& tbody th, & tfoot th, & .notes': { gridColumn: '1 / -1' },
    '& td.empty, & td.currency, & thead': { display: 'none' },
    '& td[data-label]': {
      gridColumn: '1 / -1',
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      minHeight: 40,
      gap: '12px',
    },
    '& td[data-label] button': { paddingBlock: '10px' },
    '& td[data-label]::before': { content: 'attr(data-label)', color: theme.palette.text.secondary },
  },
});
