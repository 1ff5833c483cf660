import { Box } from '@mui/material';
import type { ScreenMessage } from '#src/fields/wording/screenMessages.ts';
import { useWording } from '#src/fields/wording/useWording.ts';

export type KeyHelp = readonly (readonly [key: string, does: ScreenMessage])[];

export const listKeys: KeyHelp = [
  ['J', 'keys.next'],
  ['K', 'keys.previous'],
  ['Enter', 'keys.open'],
  ['X', 'keys.tick'],
  ['E', 'keys.edit'],
  ['N', 'keys.new'],
  ['/', 'keys.search'],
  ['Esc', 'keys.back'],
  ['?', 'keys.help'],
];

export const recordKeys: KeyHelp = [
  ['E', 'keys.edit'],
  ['Esc', 'keys.back'],
  ['?', 'keys.help'],
];

/** Which keys do what. */
export const KeyList = ({ keys }: { readonly keys: KeyHelp }) => {
  const say = useWording();
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1, m: 0 }}
    >
      {keys.map(([key, does]) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <Box component="dt">
            <Box
              component="kbd"
              sx={{
                px: 0.75,
                py: 0.25,
                border: 1,
                borderColor: 'divider',
                borderRadius: '4px',
                fontSize: 12,
                fontFamily: 'inherit',
              }}
            >
              {key}
            </Box>
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {say(does)}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
