import { Box } from '@mui/material';
import { useContext } from 'react';
import { RichTextField as RaRichTextField, useFieldValue } from 'react-admin';
import { CompactCells } from '../cell/CompactCells.ts';
import { TextCell } from '../cell/TextCell.tsx';
import { defineField } from '../kind/defineField.tsx';
import { plainText } from '../string/plainText.ts';
import { ownDirection } from './ownDirection.ts';
import { textOfHtml } from './textOfHtml.ts';

/** Formatted text on a page (react-admin sanitises it), its words alone in a table. */
export const RichTextField = defineField({
  Cell: ({ source }) => {
    const compact = useContext(CompactCells);
    const html = plainText(useFieldValue({ source }));
    if (compact || html === undefined || html === '') return <TextCell text={textOfHtml(html ?? '')} />;
    return (
      <Box
        sx={{
          maxWidth: '72ch',
          // An address without a blank would widen the page of a telephone.
          overflowWrap: 'anywhere',
          '& p:first-of-type': { mt: 0 },
          '& p:last-child': { mb: 0 },
          ...ownDirection,
        }}
      >
        <RaRichTextField source={source} />
      </Box>
    );
  },
  block: true,
  inFile: () => ({}),
  csv: (value) => (typeof value === 'string' ? textOfHtml(value) : ''),
});
