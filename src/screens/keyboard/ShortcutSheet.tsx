import { Box, Typography } from '@mui/material';
import { Keys } from '#src/ui/keyboard/Keys.tsx';
import type { Shortcut, ShortcutPlace } from '#src/ui/keyboard/shortcuts.ts';
import { useShortcuts } from '#src/ui/keyboard/useShortcuts.ts';
import { useWording } from '#src/fields/wording/useWording.ts';

const places: readonly ShortcutPlace[] = ['list', 'record', 'form', 'here', 'anywhere'];

/** Which keys do what on the page that is open. */
export const ShortcutSheet = () => {
  const say = useWording();
  const heard = useShortcuts();
  const at = (place: ShortcutPlace) =>
    heard
      .filter((shortcut) => (shortcut.place ?? 'here') === place && shortcut.keys !== undefined)
      .toReversed();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 4 }}>
      {places.map((place) => (
        <Place key={place} title={say(`keys.place.${place}`)} shortcuts={at(place)} />
      ))}
    </Box>
  );
};

const Place = ({ title, shortcuts }: { readonly title: string; readonly shortcuts: readonly Shortcut[] }) => {
  if (shortcuts.length === 0) return null;
  return (
    <Box component="section">
      <Typography variant="h3" component="h3" sx={{ fontSize: 14, fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, m: 0 }}>
        {shortcuts.map(({ keys, label }) => (
          <Box key={keys} sx={{ display: 'contents' }}>
            <Box component="dt">{label}</Box>
            <Box component="dd" sx={{ m: 0 }}>
              <Keys keys={keys ?? ''} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
