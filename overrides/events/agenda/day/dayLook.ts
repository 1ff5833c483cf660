import { alpha, type Theme } from '@mui/material/styles';
import { tone, type PaletteName } from '#src/ui/palettes.ts';

/** Neighbouring sections are easy to tell apart; their names stand beside them, so colour says nothing alone. */
const sectionPalettes: readonly PaletteName[] = ['matisse', 'fern', 'primaryNight', 'starship', 'night'];

const toneOf = (theme: Theme, section: number) =>
  tone(theme, sectionPalettes[section % sectionPalettes.length] ?? 'night');

/** A block in its section's colour: 12 % of it on the surface, an edge of 3 px; a break is hatched. */
export function blockSx(section: number, isHatched: boolean) {
  return (theme: Theme) => {
    const { strong } = toneOf(theme, section);
    const tint = alpha(strong, 0.12);
    return {
      borderLeft: `3px solid ${strong}`,
      backgroundColor: theme.palette.background.paper,
      backgroundImage: isHatched
        ? `repeating-linear-gradient(135deg, ${tint} 0 6px, transparent 6px 12px)`
        : `linear-gradient(${tint}, ${tint})`,
      color: theme.palette.text.primary,
    };
  };
}

/** The bar of a whole section. */
export const barSx = (section: number) => (theme: Theme) => {
  const { background, text, border } = toneOf(theme, section);
  return { backgroundColor: background, color: text, border: `1px solid ${border}` };
};

/** Room for the hours to the left, and for a bar of each section beside them. */
export const hoursWidth = 44;
export const barWidth = 26;
