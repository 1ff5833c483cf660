import { forcedColours } from '#src/ui/forcedColours.ts';

/** The boxes that the component library draws, without the elements it draws them of. */
const drawnOf = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;
const empty = drawnOf(
  'M19 5v14H5V5h14m0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2z',
);
const ticked = drawnOf(
  'M19 3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.11 0 2-.9 2-2V5c0-1.1-.89-2-2-2zm-9 14l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8l-9 9z',
);

/** Of the box itself. */
export const tickSx = {
  appearance: 'none',
  display: 'block',
  flexShrink: 0,
  width: 38,
  height: 38,
  m: 0,
  cursor: 'pointer',
  bgcolor: 'text.secondary',
  mask: `${empty} 50% / 20px no-repeat`,
  '&:checked': { bgcolor: 'primary.main', maskImage: ticked },
  '&:disabled': { bgcolor: 'action.disabled', cursor: 'default' },
  [forcedColours]: {
    bgcolor: 'CanvasText',
    '&:checked': { bgcolor: 'Highlight' },
    '&:disabled': { bgcolor: 'GrayText' },
  },
} as const;

/** Of what is around the box that has the focus: its mask would cut off a ring of its own. */
export const aroundTickSx = {
  outline: '2px solid',
  outlineColor: 'primary.main',
  outlineOffset: -2,
} as const;
