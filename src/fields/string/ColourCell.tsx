import { Box } from '@mui/material';
import { colourName } from './colourName.ts';

/** A colour to see, with the name of it. */
export const ColourCell = ({ hex }: { readonly hex: string }) => (
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
