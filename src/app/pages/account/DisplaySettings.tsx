import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useLocales, useLocaleState } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { useAccent } from '#src/app/theme/AppThemeProvider.tsx';
import { colourModes, useColourMode, type ColourMode } from '#src/app/theme/colourMode.ts';
import { colourModeIcons } from '#src/app/theme/colourModeIcons.ts';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { AccentPicker } from './AccentPicker.tsx';

const Setting = ({
  label,
  help,
  children,
}: {
  readonly label: string;
  readonly help: string;
  readonly children: (labelId: string) => ReactNode;
}) => {
  const id = useId();
  return (
    <Box>
      <Typography id={id} sx={{ fontWeight: 500, mb: 0.75 }}>
        {label}
      </Typography>
      {children(id)}
      <Typography variant="caption" sx={{ display: 'block', mt: 0.75, color: 'text.secondary' }}>
        {help}
      </Typography>
    </Box>
  );
};

export const DisplaySettings = () => {
  const words = useAccountWords();
  const [mode, setMode] = useColourMode();
  const [accent, setAccent] = useAccent();
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales();
  return (
    <>
      <Setting label={words('colourMode.label')} help={words('account.mode_help')}>
        {(labelId) => (
          <ToggleButtonGroup
            exclusive
            value={mode}
            aria-labelledby={labelId}
            onChange={(_, next: ColourMode | null) => next && setMode(next)}
          >
            {colourModes.map((choice) => {
              const Icon = colourModeIcons[choice];
              return (
                <ToggleButton key={choice} value={choice} sx={{ gap: 0.75 }}>
                  <Icon sx={{ fontSize: 16 }} />
                  {words(`colourMode.${choice}`)}
                </ToggleButton>
              );
            })}
          </ToggleButtonGroup>
        )}
      </Setting>
      <Setting label={words('account.accent')} help={words('account.accent_help')}>
        {(labelId) => <AccentPicker accent={accent} onChange={setAccent} labelId={labelId} />}
      </Setting>
      {locales.length > 1 && (
        <Setting label={words('account.locale')} help={words('account.locale_help')}>
          {(labelId) => (
            <TextField
              select
              value={locale}
              onChange={(event) => setLocale(event.target.value)}
              margin="none"
              sx={{ maxWidth: 260 }}
              slotProps={{ select: { SelectDisplayProps: { 'aria-labelledby': labelId } } }}
            >
              {locales.map((choice) => (
                <MenuItem key={choice.locale} value={choice.locale}>
                  {choice.name}
                </MenuItem>
              ))}
            </TextField>
          )}
        </Setting>
      )}
    </>
  );
};
