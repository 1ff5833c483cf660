import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** How high the line of a title is, with a button in it or without: titles of all pages stand at one height. */
export const titleHeight = 40;

interface PageHeadProps {
  readonly title: ReactNode;
  /** What the page is about. */
  readonly lead?: ReactNode;
  /** What can be done, at the right. */
  readonly actions?: ReactNode;
}

/** The title of a page that is neither a list nor a record. */
export const PageHead = ({ title, lead, actions }: PageHeadProps) => (
  <Box
    component="header"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2, rowGap: 1 }}
  >
    <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="h2" component="h1" sx={titleSx}>
        {title}
      </Typography>
      {lead && (
        <Typography component="div" sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
          {lead}
        </Typography>
      )}
    </Box>
    {actions && <Box sx={actionsSx}>{actions}</Box>}
  </Box>
);

/** The lead follows close: what is missing to the height of the line stands above the title only. */
const titleSx = { pt: `calc((${titleHeight}px - 1lh) / 2)` } as const;

const actionsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 1,
  minHeight: titleHeight,
  minWidth: 0,
  ml: 'auto',
} as const;
