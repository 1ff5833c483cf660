import { Box } from '@mui/material';
import { useContext } from 'react';
import { CompactCells } from './CompactCells.ts';
import { EmptyValue } from './EmptyValue.tsx';

export interface TextCellProps {
  readonly text: string | undefined;
  /** Figures of one width, so that columns of numbers line up. */
  readonly tabular?: boolean;
  readonly title?: string;
}

/** One value as text; in a table cut with an ellipsis, the whole in its title. */
export const TextCell = ({ text, tabular = false, title }: TextCellProps) => {
  const compact = useContext(CompactCells);
  if (text === undefined || text === '') return <EmptyValue />;
  return (
    <Box
      component="span"
      title={title ?? (compact && text.length > 32 ? text : undefined)}
      sx={{
        ...(tabular && { fontVariantNumeric: 'tabular-nums' }),
        ...(compact
          ? {
              display: 'block',
              flexShrink: tabular ? 0 : 1,
              // A date or an amount that is cut says something else.
              maxWidth: tabular ? 'none' : 'var(--cell-width, 200px)',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }
          : tabular
            ? { whiteSpace: 'nowrap' }
            : { overflowWrap: 'anywhere' }),
      }}
    >
      {text}
    </Box>
  );
};
