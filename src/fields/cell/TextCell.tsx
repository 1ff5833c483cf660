import { Box } from '@mui/material';
import { type MouseEvent, useContext } from 'react';
import { CompactCells } from './CompactCells.ts';
import { AddressText } from '#src/ui/AddressText.tsx';
import { EmptyValue } from './EmptyValue.tsx';

export interface TextCellProps {
  readonly text: string | undefined;
  /** Figures of one width, so that columns of numbers line up. */
  readonly tabular?: boolean;
  readonly title?: string;
}

/** How far it is cut depends on the columns beside it: nobody knows before it is pointed at. */
const tellWhole = ({ currentTarget: cell }: MouseEvent<HTMLElement>): void => {
  cell.title = cell.scrollWidth > cell.clientWidth ? cell.textContent : '';
};

/**
 * One value as text; in a table cut with an ellipsis, the whole in its title. What is written from the right is read and cut
 * from there; figures are always of the page.
 */
export const TextCell = ({ text, tabular = false, title }: TextCellProps) => {
  const compact = useContext(CompactCells);
  if (text === undefined || text === '') return <EmptyValue />;
  const direction = tabular ? undefined : 'auto';
  if (compact)
    return (
      <span
        dir={direction}
        className={tabular ? 'cell-text cell-figure' : 'cell-text'}
        title={title}
        onMouseEnter={title === undefined ? tellWhole : undefined}
      >
        {text}
      </span>
    );
  return (
    <Box
      component="span"
      dir={direction}
      title={title}
      sx={
        tabular ? { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } : { overflowWrap: 'anywhere' }
      }
    >
      {tabular ? text : <AddressText text={text} />}
    </Box>
  );
};
