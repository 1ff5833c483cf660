import { Box, FormHelperText, Radio, Typography } from '@mui/material';
import { useId } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { bookingTypeValues } from '#resources/enums.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { permissionOf, useWizard } from '../form/WizardContext.ts';
import type { WizardValues } from '../form/WizardValues.ts';
import { permissionWords } from './Verdict.tsx';

/** In which capacity a seat is taken: a card for each, with its consequence. */
export const TypePart = () => {
  const words = useWizardWords();
  const { target, availability } = useWizard();
  const { setValue } = useFormContext<WizardValues>();
  const { errors } = useFormState<WizardValues>({ name: 'bookingType' });
  const [bookingType, participantMode] = useWatch<WizardValues, ['bookingType', 'participantMode']>({
    name: ['bookingType', 'participantMode'],
  });
  const id = useId();
  const error = errors.bookingType?.message;
  return (
    <Panel>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1 }}>
          {words('type.title')}
        </Typography>
        <Box sx={cardsSx}>
          {bookingTypeValues.map((type) => (
            <Box key={type} component="label" sx={[cardSx, type === bookingType && chosenSx]}>
              <Radio
                size="small"
                name="bookingType"
                checked={type === bookingType}
                onChange={() => setValue('bookingType', type, { shouldDirty: true })}
                slotProps={{ input: { 'aria-describedby': `${id}-${type}` } }}
              />
              <Box sx={{ minWidth: 0, pt: 0.75 }}>
                <Typography sx={{ fontWeight: 500 }}>{words(`type.${type}`)}</Typography>
                <Box id={`${id}-${type}`} sx={{ color: 'text.secondary', fontSize: 12 }}>
                  <div>{words(`type.${type}_help`)}</div>
                  {/* Its line is there before its words are. */}
                  <Box sx={{ minHeight: '1lh' }}>
                    {availability !== undefined &&
                      permissionWords(
                        words,
                        permissionOf(availability, target, { bookingType: type, participantMode }),
                      )}
                  </Box>
                </Box>
              </Box>
            </Box>
          ))}
        </Box>
        {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
      </Box>
    </Panel>
  );
};

const cardsSx = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
} as const;

const cardSx = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  p: 1.5,
  pl: 0.5,
  border: 1,
  borderRadius: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  cursor: 'pointer',
  '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
const chosenSx = { borderColor: 'primary.main', bgcolor: 'action.selected' } as const;
