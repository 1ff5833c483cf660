import { Box, Typography } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { titleHeight } from '#src/ui/page/PageHead.tsx';

interface HeadLineProps {
  readonly title: string;
  /** Beside another page its name is not the page's. */
  readonly level?: 'h1' | 'h2' | undefined;
  readonly status?: ReactNode;
  /** Its place in the list that it was opened from. */
  readonly pager?: ReactNode;
  readonly actions?: ReactNode;
  readonly actionsRef?: Ref<HTMLElement>;
}

/** A record's name and state, and at the right what can be done: on a telephone each below the other, the pager beside the state. */
export const HeadLine = ({ title, level = 'h1', status, pager, actions, actionsRef }: HeadLineProps) => (
  <Box sx={lineSx}>
    <Typography variant="h2" component={level} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <bdi>{title}</bdi>
    </Typography>
    {status}
    <Box sx={{ display: { xs: 'none', sm: 'block' }, flex: 1 }} />
    {pager}
    <Box
      ref={actionsRef}
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end', ml: 'auto' }}
    >
      {actions}
    </Box>
  </Box>
);

const lineSx = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 1,
  minHeight: titleHeight,
  // Where there is a pager it begins a line of its own, at its arrow's edge.
  '&:has(> nav) > :is(h1, h2)': { flexBasis: { xs: '100%', sm: 'auto' } },
  '& > nav': { ml: { xs: -1.25, sm: 0 } },
} as const;
