import { Box } from '@mui/material';
import { useContext } from 'react';
import { useFieldValue } from 'react-admin';
import { CompactCells } from '../cell/CompactCells.ts';
import { TextCell } from '../cell/TextCell.tsx';
import { defineField } from '../kind/defineField.tsx';
import { plainText } from '../string/plainText.ts';

/** Text of several lines: as written on a page, one line in a table. */
export const LongTextField = defineField({
  Cell: ({ source }) => {
    const text = plainText(useFieldValue({ source }));
    const compact = useContext(CompactCells);
    if (compact || text === undefined || text === '') return <TextCell text={text} />;
    return (
      <Box
        component="span"
        dir="auto"
        sx={{
          display: 'block',
          maxWidth: '72ch',
          textAlign: 'left',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
    );
  },
});
