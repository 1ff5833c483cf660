/**
 * How texts look in the rows of a table or a card: said once by what holds the rows, since a style of its own for every
 * cell is most of what drawing a hundred rows costs. Anything that is said of a cell itself counts more.
 */
export const compactCellSx = {
  '& :where(.cell-text)': {
    display: 'block',
    maxWidth: 'var(--cell-width, 200px)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // A date or an amount that is cut says something else.
  '& :where(.cell-text.cell-figure)': { flexShrink: 0, maxWidth: 'none', fontVariantNumeric: 'tabular-nums' },
} as const;
