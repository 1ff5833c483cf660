import { Box } from '@mui/material';
import { visuallyHidden } from '#src/fields/cell/visuallyHidden.ts';
import { tone, type PaletteName } from '#src/ui/palettes.ts';
import { useWords } from '#src/app/words/useWords.ts';
import type { ReachName } from './roleTableQuery.ts';

const tones: Readonly<Record<Exclude<ReachName, 'NONE'>, PaletteName>> = {
  ALL: 'fern',
  COUNTRIES: 'matisse',
  OWN: 'starship',
};

/** How far something reaches, in words; nothing is a dash. */
export const ReachMark = ({ reach }: { readonly reach: ReachName }) => {
  const words = useWords();
  if (reach === 'NONE')
    return (
      <Box component="span" sx={{ color: 'text.disabled' }}>
        <span aria-hidden>–</span>
        <Box component="span" sx={visuallyHidden}>
          {words('access.NONE')}
        </Box>
      </Box>
    );
  return (
    <Box
      component="span"
      sx={(theme) => ({
        display: 'inline-block',
        px: 1,
        py: 0.25,
        borderRadius: '6px',
        fontSize: 12,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        color: tone(theme, tones[reach]).text,
        backgroundColor: tone(theme, tones[reach]).background,
      })}
    >
      {words(`access.${reach}`)}
    </Box>
  );
};
