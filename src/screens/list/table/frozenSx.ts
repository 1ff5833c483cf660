import type { Theme } from '@mui/material/styles';
import { scrolls } from './FittingCells.ts';

const tint = (colour: string) => `linear-gradient(${colour}, ${colour})`;
const boxWidth = 46;

/**
 * The names, and the boxes before them, stay while the others are scrolled, and so does what is done with a row where
 * that stands last: a picture that stands first goes under them.
 * Each cell that may stay is a layer of its own to the browser, so that there are none where nothing is scrolled.
 */
export function frozenSx(name: number, act: number | undefined) {
  const named = name + 2;
  const done = act === undefined ? [] : [act + 2];
  const frozen = [1, named, ...done];
  const cells = (rows: string, cell: string) =>
    frozen.map((place) => `&[${scrolls}] ${rows} ${cell}:nth-of-type(${place})`).join(', ');
  const at = (place: number) => `& thead th:nth-of-type(${place}), & tbody td:nth-of-type(${place})`;
  return {
    [at(named)]: { left: boxWidth },
    ...Object.fromEntries(done.map((place) => [at(place), { right: 0 }])),
    '& thead th:first-of-type, & tbody td:first-of-type': { left: 0 },
    [`${cells('thead', 'th')}, ${cells('tbody', 'td')}`]: {
      // On paper nothing is scrolled: there they would lie over the columns behind them.
      '@media screen': { position: 'sticky', zIndex: 1 },
      bgcolor: 'background.paper',
    },
    // What is scrolled into sight comes out from under what stays.
    [`&[${scrolls}] tbody td`]: { scrollMarginLeft: `calc(${boxWidth + 24}px + var(--name-width))` },
    [cells('tbody', 'td')]: { scrollMarginLeft: 0 },
    [cells('thead', 'th')]: { zIndex: 3 },
    // What stays while the rest is scrolled is not to be seen through, and is tinted with its row all the same.
    [cells('tbody tr:hover', 'td')]: { backgroundImage: (theme: Theme) => tint(theme.palette.action.hover) },
    [cells('tbody tr:focus-within', 'td')]: {
      backgroundImage: (theme: Theme) => tint(theme.palette.action.focus),
    },
  } as const;
}
