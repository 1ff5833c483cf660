import { Box } from '@mui/material';
import { useContext } from 'react';
import { useFieldValue } from 'react-admin';
import { CompactCells } from '../cell/CompactCells.ts';
import { TextCell } from '../cell/TextCell.tsx';
import { defineField } from '../kind/defineField.tsx';
import { parseJson } from './parseJson.ts';

/** Structured data, indented. The contract sends it as JSON text. */
export const JsonField = defineField({
  Cell: ({ source }) => {
    const compact = useContext(CompactCells);
    const value: unknown = useFieldValue({ source });
    if (value === null || value === undefined || value === '') return <TextCell text={undefined} />;
    const data = typeof value === 'string' ? (parseJson(value) ?? value) : value;
    if (compact) return <TextCell text={JSON.stringify(data)} />;
    return (
      <Box
        component="pre"
        tabIndex={0}
        sx={{
          m: 0,
          p: 1.5,
          maxHeight: 320,
          overflow: 'auto',
          fontSize: 12,
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'action.hover',
        }}
      >
        {JSON.stringify(data, null, 2)}
      </Box>
    );
  },
  inFile: () => ({}),
  csv: (value) =>
    typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value),
  block: true,
});
