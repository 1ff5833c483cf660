/** What the columns need at least, with a name that can be read. */
export const whereWide = '@container (min-width: 956px)';
const whereRoomy = '@container (min-width: 1096px)';

/** A table where there is room for one; else each line is a card of labelled cells. */
export const gridSx = {
  width: '100%',
  borderCollapse: 'collapse',
  border: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
  display: 'block',
  '& tbody': { display: 'block' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
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
    overflowWrap: 'anywhere',
  },
  '& td': { p: 0, verticalAlign: 'top' },
  '& td.wide': { gridColumn: '1 / -1' },
  tableLayout: 'fixed',
  [whereWide]: {
    display: 'table',
    '& tbody': { display: 'table-row-group' },
    '& tr': { display: 'table-row' },
    '& td': { borderLeft: 1, borderColor: 'divider' },
    '& td:first-of-type': { borderLeft: 0 },
    '& .figure, & .figure input': { textAlign: 'right' },
  },
} as const;

export const headSx = {
  display: 'none',
  [whereWide]: { display: 'table-header-group' },
  '& th': { px: 1, py: 0.75, fontSize: 12, fontWeight: 500, color: 'text.secondary', whiteSpace: 'nowrap' },
} as const;

/** At least, and where there is room for all that is in them. */
const columnWidths = {
  category: [128, 164],
  mode: [148, 160],
  units: [56, 60],
  exc: [80, 88],
  inc: [80, 88],
  currency: [66, 66],
  date: [132, 136],
  total: [120, 128],
  actions: [64, 64],
} as const;

/** So many signs of an amount have room in every table; and so many at most are made room for. */
const signsWithRoom = {
  typed: { usual: 8, most: 14 },
  total: { usual: 12, most: 22 },
} as const;

/** How many signs the longest of the amounts has: of those that are typed, and of those that come of them. */
type AmountSigns = Readonly<Record<keyof typeof signsWithRoom, number>>;

/** For the longest amounts, each sign of nine pixels. What the others leave is the name's. */
export const widthSx = (column: keyof typeof columnWidths, signs: AmountSigns) => {
  const [least, roomy] = columnWidths[column];
  const kind = column === 'exc' || column === 'inc' ? 'typed' : column === 'total' ? 'total' : undefined;
  if (kind !== undefined && signs[kind] > signsWithRoom[kind].usual)
    return { width: Math.min(signs[kind], signsWithRoom[kind].most) * 9 + 18 };
  const isWide = signs.typed > signsWithRoom.typed.usual || signs.total > signsWithRoom.total.usual;
  return { width: least, ...(!isWide && { [whereRoomy]: { width: roomy } }) };
};

/** The ring of a cell that one stands in lies inside its borders. */
export const cellSx = {
  width: '100%',
  minHeight: { xs: 40, sm: 38 },
  px: 1,
  fontSize: 14,
  border: 0,
  borderRadius: 0,
  '& input, & select': { p: 0, height: { xs: 40, sm: 38 } },
  '& select': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&.Mui-focused': { boxShadow: 'inset 0 0 0 2px var(--ring)' },
  '&.Mui-error': { boxShadow: 'inset 0 0 0 1px var(--wrong)' },
  '&.Mui-error.Mui-focused': { boxShadow: 'inset 0 0 0 2px var(--wrong)' },
} as const;
