import { mergeFieldAttribute } from './mergeFieldNode.ts';

/** A gap stands out from the text around it, in the editor and on the page. */
export const mergeFieldSx = {
  [`& [${mergeFieldAttribute}]`]: {
    px: 0.75,
    py: 0.125,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '4px',
    bgcolor: 'action.hover',
    fontSize: '0.9em',
    whiteSpace: 'nowrap',
  },
  '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
