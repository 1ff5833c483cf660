import { Box } from '@mui/material';
import { tone } from '#src/ui/palettes.ts';
import { enumTone } from './enumTone.ts';

interface EnumChipProps {
  readonly value: string;
  readonly label: string;
  /** For anybody's own words, however many they are: they take several lines where one is too short. */
  readonly wraps?: boolean;
}

/** Colour and word together; a dot carries the colour to those who scan, the word to everybody. */
export const EnumChip = ({ value, label, wraps = false }: EnumChipProps) => (
  <Box
    component="span"
    sx={(theme) => {
      const { background, text, border } = tone(theme, enumTone(value));
      return {
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1,
        minHeight: 22,
        borderRadius: '6px',
        border: `1px solid ${border}`,
        backgroundColor: background,
        color: text,
        fontSize: '0.75rem',
        fontWeight: 500,
        lineHeight: 1,
        ...(wraps ? { py: 0.5, overflowWrap: 'anywhere' } : { whiteSpace: 'nowrap' }),
        '&::before': {
          content: '""',
          flex: 'none',
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
