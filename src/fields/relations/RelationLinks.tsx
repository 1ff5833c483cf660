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

/** Related records by their names, one behind the other, as other lists of words are written. */
export const RelationLinks = ({ items, reference, label, compact, children }: RelationLinksProps) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      flexWrap: compact === true ? 'nowrap' : 'wrap',
      columnGap: 0.5,
      rowGap: 0.5,
      // A name is cut, the comma behind it is not.
      '& > span': { display: 'flex', minWidth: 0 },
    }}
  >
    {items.map((item, index) => (
      <span key={index}>
        <RelationLink value={item} reference={reference} label={label} />
        {index < items.length - 1 && ', '}
      </span>
    ))}
    {children}
  </Box>
);
