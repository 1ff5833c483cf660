/**
 * How texts look in the rows of a table or a card: said once by what holds the rows, since a style of its own for every
 * cell is most of what drawing a hundred rows costs. Anything that is said of a cell itself counts more.
 */
export const compactCellSx = {
  // What is written from the right stands where the others do.
  textAlign: 'left',
  '& :where(.cell-text)': {
    display: 'block',
    maxWidth: 'var(--cell-width, 200px)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // A hyphen of a name is not as wide as a figure.
    fontVariantNumeric: 'normal',
  },
  // A date or an amount that is cut says something else.
  '& :where(.cell-text.cell-figure)': { flexShrink: 0, maxWidth: 'none', fontVariantNumeric: 'tabular-nums' },
  // The name leads to the record, and is the link that counts; others look like text until they are pointed at.
  '& :where(.cell-name)': {
    '--cell-width': 'var(--name-width, 300px)',
    fontWeight: 500,
    color: 'text.primary',
    textDecoration: 'none',
  },
  '& :where(.cell-name:hover)': { color: 'primary.main', textDecoration: 'underline' },
  '& :where(.cell-link)': {
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
  },
  '& :where(.cell-link:hover, .cell-link:focus-visible)': {
    color: 'primary.main',
    textDecorationColor: 'currentColor',
  },
} as const;
