import { mergeFieldAttribute } from './mergeFieldAttribute.ts';

const block = {
  my: 1.5,
  pl: 1.5,
  borderLeft: '3px solid',
  borderRadius: '2px',
  '& > .sentence button': {
    font: 'inherit',
    color: 'inherit',
    p: '2px 6px',
    // What a thumb needs, on a telephone.
    minWidth: { xs: 40, sm: 24 },
    minHeight: { xs: 40, sm: 24 },
    ml: '-6px',
    border: 0,
    borderRadius: '4px',
    bgcolor: 'transparent',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  },
} as const;

/** What becomes of a block, said over it. */
const sentence = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  mb: 0.5,
  fontSize: 12,
  color: 'text.secondary',
  userSelect: 'none',
} as const;

/** As high as a sheet beside it is seen: what follows a long text, such as its versions, is not pages away. */
export const textHeight = 'min(70vh, 900px)';

/** What stands in a text besides words, in the editor and on the page. */
export const pieceSx = {
  [`& [${mergeFieldAttribute}]`]: {
    px: 0.75,
    py: 0.125,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '4px',
    bgcolor: 'action.hover',
    fontSize: '0.9em',
    boxDecorationBreak: 'clone',
  },
  [`& [${mergeFieldAttribute}] small`]: { ml: 0.5, color: 'text.secondary', fontSize: 'max(12px, 0.85em)' },
  '& .sentence': sentence,
  '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
  '& div[data-repeat]': { ...block, borderColor: 'primary.main' },
  '& div[data-condition]': { ...block, borderColor: 'warning.main' },
  '& tr[data-repeat] > :first-of-type': { boxShadow: 'inset 3px 0 0 currentColor', pl: 1 },
  '& tr[data-repeat] > :first-of-type::before': {
    content: 'var(--sentence, "")',
    display: 'block',
    fontSize: 12,
    fontWeight: 400,
    color: 'text.secondary',
  },
  '& div[data-page-break]': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    my: 2,
    fontSize: 12,
    color: 'text.secondary',
    '&::before, &::after': { content: '""', flex: 1, borderTop: '1px dashed', borderColor: 'divider' },
  },
  '& table': { borderCollapse: 'collapse', width: '100%', tableLayout: 'fixed', my: 1 },
  '& :is(th, td)': {
    border: '1px solid',
    borderColor: 'divider',
    px: { xs: 0.5, sm: 1 },
    py: 0.5,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  // Of a cell on a telephone as little as can be is edge: words are to fit beside it.
  '& :is(th, td) :is(div[data-repeat], div[data-condition])': {
    my: { xs: 0.5, sm: 1.5 },
    pl: { xs: 0.5, sm: 1.5 },
  },
  '& :is(th, td) .sentence': { flexWrap: 'wrap' },
  '& :is(th, td) > div > .sentence button': { px: { xs: 0, sm: '6px' }, ml: { xs: 0, sm: '-6px' } },
  [`& :is(th, td) [${mergeFieldAttribute}]`]: { px: { xs: 0.25, sm: 0.75 } },
  '& :is(th, td) p': { my: 0 },
  '& th': { bgcolor: 'action.hover', fontWeight: 600 },
  '& .selectedCell': { bgcolor: 'action.selected' },
  '& img': { maxWidth: '100%', height: 'auto' },
} as const;
