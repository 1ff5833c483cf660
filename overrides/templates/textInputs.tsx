import type { TemplateInputSource, TemplateSource } from '#resources/templates/index.ts';
import type { Replacements } from '#src/screens/Replace.tsx';
import { KeyInput } from './KeyInput.tsx';
import { TextInput } from './TextInput.tsx';
import { Box, MenuItem, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { inputWidth, wideInput } from '#src/fields/input/inputWidth.ts';
import { orientations, papers, settingOf, withSetting } from './layout.ts';
import { useTemplateWords } from './templateWords.ts';
import { useLayoutWord } from './useLayoutWord.ts';

const source = 'options' satisfies TemplateSource;

interface Setting {
  readonly name: 'paper' | 'orientation' | 'header' | 'footer';
  readonly choices?: readonly string[];
}

const settings: readonly Setting[] = [
  { name: 'paper', choices: papers },
  { name: 'orientation', choices: orientations },
  { name: 'header' },
  { name: 'footer' },
];

/** The settings of a template one by one; the contract keeps them together as JSON. */
const LayoutInput = () => {
  const { field } = useInput<unknown>({ source, format: (value) => value, parse: (value: unknown) => value });
  const words = useTemplateWords();
  const layoutWord = useLayoutWord();
  const value: unknown = field.value;
  return (
    <Box
      className={wideInput}
      sx={{ display: 'grid', columnGap: 3, rowGap: 1, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
    >
      {settings.map(({ name, choices }) => (
        <TextField
          key={name}
          id={`layout-${name}`}
          select={choices !== undefined}
          size="small"
          label={words(`layout.${name}`)}
          value={settingOf(value, name)}
          onChange={(event) => field.onChange(withSetting(value, name, event.target.value))}
          onBlur={field.onBlur}
          sx={{ maxWidth: { sm: inputWidth[choices === undefined ? 'text' : 'choice'] } }}
          slotProps={{ inputLabel: { shrink: true } }}
        >
          {choices && <MenuItem value="">{words('layout.none')}</MenuItem>}
          {choices &&
            choices.map((choice) => (
              <MenuItem key={choice} value={choice}>
                {layoutWord(choice)}
              </MenuItem>
            ))}
        </TextField>
      ))}
    </Box>
  );
};

/** Keys that are known are offered; one editor writes both forms of the text, so that the second input goes. */
export const textInputs: Replacements<TemplateSource, TemplateInputSource>['inputs'] = {
  key: <KeyInput />,
  html: <TextInput />,
  prosemirror: null,
  options: <LayoutInput />,
};
