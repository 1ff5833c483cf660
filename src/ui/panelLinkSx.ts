/** The link at the head or foot of a panel, pressed as high as that is. */
export const panelLinkSx = {
  position: 'relative',
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
  '&::after': { content: '""', position: 'absolute', inset: '-10px -4px' },
} as const;
