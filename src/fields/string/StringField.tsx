import { useFieldValue } from 'react-admin';
import { TextCell } from '../cell/TextCell.tsx';
import { defineField } from '../kind/defineField.tsx';
import { colourName, isColour } from './colourName.ts';
import { plainText } from './plainText.ts';
import { Box } from '@mui/material';

/** A colour to see, with the name of it. */
const ColourCell = ({ hex }: { readonly hex: string }) => (
  <Box
    component="span"
    title={hex}
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, verticalAlign: 'middle' }}
  >
    <Box
      component="span"
      sx={{ width: 14, height: 14, borderRadius: '4px', border: 1, borderColor: 'divider', bgcolor: hex }}
    />
    {colourName(hex)}
  </Box>
);

export const StringField = defineField({
  Cell: ({ source }) => {
    const value: unknown = useFieldValue({ source });
    const text = plainText(value);
    return text !== undefined && isColour(text) ? <ColourCell hex={text} /> : <TextCell text={text} />;
  },
});
