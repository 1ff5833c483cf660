import { Box } from '@mui/material';

const isApple = () => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** `Ctrl+S` and `G E` as people read them. */
const shown = (keys: string) => {
  const after = keys.split(' ');
  return after.map((key) => (isApple() ? key.replace('Ctrl+', '⌘') : key.replaceAll('+', ' ')));
};

/** A key as it is drawn: beside what it does. */
export const Keys = ({ keys }: { readonly keys: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, whiteSpace: 'nowrap' }}>
    {shown(keys).map((key, place) => (
      <Box
        // The same one may come twice: G G.
        key={place}
        component="kbd"
        sx={{
          px: 0.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: '4px',
          fontSize: 12,
          fontFamily: 'inherit',
          lineHeight: 1.5,
        }}
      >
        {key}
      </Box>
    ))}
  </Box>
);
