import { Box, FormHelperText, Radio, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly help: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  readonly title: string;
  readonly name: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
}

/** A choice of few, each with its consequence; the arrow keys move between them as in any group of radio buttons. */
export const ChoiceCards = <Value extends string>({
  title,
  name,
  value,
  choices,
  onChange,
  error,
}: ChoiceCardsProps<Value>) => {
  const id = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
        }}
      >
        {choices.map((choice) => (
          <Box
            key={choice.value}
            component="label"
            sx={{
              display: 'flex',
              alignItems: 'flex-start',
              gap: 0.5,
              p: 1.5,
              pl: 0.5,
              border: 1,
              borderRadius: 1,
              borderColor: choice.value === value ? 'primary.main' : 'divider',
              bgcolor: choice.value === value ? 'action.selected' : 'background.paper',
              cursor: 'pointer',
              '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
            }}
          >
            <Radio
              size="small"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              slotProps={{ input: { 'aria-describedby': `${id}-${choice.value}` } }}
            />
            <Box sx={{ minWidth: 0, pt: 0.75 }}>
              <Typography sx={{ fontWeight: 500 }}>{choice.label}</Typography>
              <Box id={`${id}-${choice.value}`} sx={{ color: 'text.secondary', fontSize: 12 }}>
                {choice.help}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
};
