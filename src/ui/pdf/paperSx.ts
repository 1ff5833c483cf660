/** A mark lies over the picture, through which the letters are seen. */
const marked = (colour: string) => ({ backgroundColor: `color-mix(in srgb, ${colour}, transparent 65%)` });

/** Paper is white, also in dark mode. */
export const sheetSx = {
  position: 'relative',
  overflow: 'hidden',
  bgcolor: '#fff',
  colorScheme: 'only light',
  boxShadow: '0 1px 3px rgb(0 0 0 / 0.18), 0 8px 24px rgb(0 0 0 / 0.10)',
} as const;

/**
 * A sheet with its picture and its text. The letters of the text are invisible, as large as those of the picture and over them,
 * as the variables say that pdf.js sets on each.
 */
export const paperSx = {
  ...sheetSx,
  '& canvas': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& .text': {
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    textAlign: 'initial',
    lineHeight: 1,
    textSizeAdjust: 'none',
    forcedColorAdjust: 'none',
    transformOrigin: '0 0',
    '&[data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
    '&[data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
    '&[data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
    '& :is(span, br)': {
      position: 'absolute',
      color: 'transparent',
      whiteSpace: 'pre',
      cursor: 'text',
      transformOrigin: '0% 0%',
    },
    '& > *': {
      '--font-height': '0',
      '--scale-x': '1',
      '--rotate': '0deg',
      fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
      transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
    },
    '& ::selection': { background: 'color-mix(in srgb, AccentColor, transparent 70%)' },
    '& mark': { color: 'transparent', borderRadius: '2px' },
    '& mark[data-kind="added"]': marked('#2e8b3a'),
    '& mark[data-kind="removed"]': { ...marked('#c02b18'), textDecoration: 'line-through #c02b18' },
    '& mark[data-kind="noted"]': marked('#e0c200'),
  },
} as const;
