import { Box } from '@mui/material';
import { tone } from '#src/ui/palettes.ts';
import { enumTone } from './enumTone.ts';

/** Colour and word together; a dot carries the colour to those who scan, the word to everybody. */
export const EnumChip = ({ value, label }: { readonly value: string; readonly label: string }) => (
  <Box
    component="span"
    sx={(theme) => {
      const { background, text, border } = tone(theme, enumTone(value));
      return {
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1,
        height: 22,
        borderRadius: '6px',
        border: `1px solid ${border}`,
        backgroundColor: background,
        color: text,
        fontSize: '0.75rem',
        fontWeight: 500,
        lineHeight: 1,
        whiteSpace: 'nowrap',
        '&::before': {
          content: '""',
          width: 6,
          height: 6,
          borderRadius: '50%',
          backgroundColor: 'currentColor',
        },
      };
    }}
  >
    {label}
  </Box>
);
