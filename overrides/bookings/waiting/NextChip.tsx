import { Box } from '@mui/material';
import { tone } from '#src/ui/palettes.ts';
import { useBookingWords } from '../words/useBookingWords.ts';

/** The first in line who could take a seat now (W4). */
export const NextChip = () => {
  const words = useBookingWords();
  return (
    <Box
      component="span"
      sx={(theme) => ({
        px: 1,
        height: 22,
        display: 'inline-flex',
        alignItems: 'center',
        borderRadius: '6px',
        fontSize: '0.75rem',
        fontWeight: 600,
        color: tone(theme, 'fern').text,
        backgroundColor: tone(theme, 'fern').background,
        border: `1px solid ${tone(theme, 'fern').border}`,
      })}
    >
      {words('waiting.next')}
    </Box>
  );
};
