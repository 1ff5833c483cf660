import { Box, Card, Link as MuiLink, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useCount } from '#src/fields/wording/useCount.ts';
import { panelLinkSx } from '#src/ui/panelLinkSx.ts';
import { useHomeWords } from './homeWords.ts';

interface HomePanelProps {
  readonly title: string;
  /** Into the list that the panel is a view of; none where no list shows just that. */
  readonly to?: string;
  /** How many there are in that list; where there is nothing, nothing leads there. */
  readonly total?: number | undefined;
  /** What leads there while that is not known. */
  readonly see?: string;
  readonly children: ReactNode;
}

export const HomePanel = ({ title, to, total, see, children }: HomePanelProps) => {
  const words = useHomeWords();
  const count = useCount();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          px: 2,
          height: 48,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography
          id={id}
          component="h2"
          sx={{ fontWeight: 600, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {title}
        </Typography>
        {to !== undefined && total !== 0 && (
          <MuiLink component={Link} to={to} sx={panelLinkSx}>
            {total === undefined ? see : words('all', { total: count(total), smart_count: total })}
          </MuiLink>
        )}
      </Box>
      {children}
    </Card>
  );
};
