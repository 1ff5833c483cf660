import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { visuallyHidden } from '#src/fields/cell/visuallyHidden.ts';
import { paletteNames, type PaletteName } from '#src/ui/palettes.ts';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';

interface AccentPickerProps {
  readonly accent: PaletteName;
  readonly onChange: (accent: PaletteName) => void;
  readonly labelId: string;
}

/** The six palettes as radio buttons: a swatch and its name, never the colour alone. */
export const AccentPicker = ({ accent, onChange, labelId }: AccentPickerProps) => {
  const words = useAccountWords();
  return (
    <Box role="radiogroup" aria-labelledby={labelId} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {paletteNames.map((name) => (
        <Box
          key={name}
          component="label"
          sx={(theme) => ({
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            height: 36,
            pl: 0.75,
            pr: 1.25,
            borderRadius: '8px',
            cursor: 'pointer',
            fontSize: '0.875rem',
            border: `1px solid ${name === accent ? theme.palette.primary.main : theme.palette.named.night[300]}`,
            backgroundColor: name === accent ? theme.palette.named[name][50] : 'transparent',
            '&:has(:focus-visible)': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
          })}
        >
          <input
            type="radio"
            name="accent"
            value={name}
            checked={name === accent}
            onChange={() => onChange(name)}
            style={visuallyHidden}
          />
          <Box
            aria-hidden="true"
            sx={(theme) => ({
              width: 22,
              height: 22,
              borderRadius: '6px',
              display: 'grid',
              placeItems: 'center',
              backgroundColor: theme.palette.named[name][700],
              color: theme.palette.mode === 'light' ? '#FFFFFF' : theme.palette.named[name][50],
            })}
          >
            {name === accent && <CheckIcon sx={{ fontSize: 16 }} />}
          </Box>
          {words(`palette.${name}`)}
        </Box>
      ))}
    </Box>
  );
};
