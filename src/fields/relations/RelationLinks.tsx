import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { RelationLink } from '../relation/RelationLink.tsx';

interface RelationLinksProps {
  readonly items: readonly unknown[];
  readonly reference?: string;
  readonly label?: readonly string[];
  /** All in one line, as a row of a table has it. */
  readonly compact?: boolean;
  /** What follows them. */
  readonly children?: ReactNode;
}

/** Related records by their names, one behind the other. */
export const RelationLinks = ({ items, reference, label, compact, children }: RelationLinksProps) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      flexWrap: compact === true ? 'nowrap' : 'wrap',
      columnGap: 1.5,
      rowGap: 0.5,
    }}
  >
    {items.map((item, index) => (
      <RelationLink key={index} value={item} reference={reference} label={label} />
    ))}
    {children}
  </Box>
);
