import { useFieldValue } from 'react-admin';
import { TextCell } from '../cell/TextCell.tsx';
import { defineField } from '../kind/defineField.tsx';
import { colourName, isColour } from './colourName.ts';
import { plainText } from './plainText.ts';
import { Box } from '@mui/material';

/** A colour to see, with the name of it. */
const ColourCell = ({ hex }: { readonly hex: string }) => (
  <span title={hex}>
    <Box component="span" sx={{ ...swatchSx, bgcolor: hex }} />
    {colourName(hex)}
  </span>
);

/** A sign in a line of text: a card has its facts in one. */
const swatchSx = {
  display: 'inline-block',
  width: 14,
  height: 14,
  mr: 1,
  verticalAlign: '-2px',
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px',
  forcedColorAdjust: 'none',
} as const;

export const StringField = defineField({
  Cell: ({ source }) => {
    const value: unknown = useFieldValue({ source });
    const text = plainText(value);
    return text !== undefined && isColour(text) ? <ColourCell hex={text} /> : <TextCell text={text} />;
  },
});
