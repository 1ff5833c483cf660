import Chip from '@mui/material/Chip';
import type { ReactElement } from 'react';
import { type PaletteName, tone } from './palettes.ts';

export interface FlagProps {
  readonly label: string;
  readonly palette: PaletteName;
  readonly icon?: ReactElement;
  readonly title?: string | undefined;
}

/** A word that sets a row apart, quietly. */
export const Flag = ({ label, palette, icon, title }: FlagProps) => (
  <Chip
    size="small"
    label={label}
    title={title}
    {...(icon && { icon })}
    sx={(theme) => {
      const { background, text, border } = tone(theme, palette);
      return {
        height: 20,
        fontSize: 12,
        backgroundColor: background,
        color: text,
        border: `1px solid ${border}`,
        '& .MuiChip-label': { px: 0.75 },
        '& .MuiChip-icon': { color: 'inherit', fontSize: 14 },
      };
    }}
  />
);
