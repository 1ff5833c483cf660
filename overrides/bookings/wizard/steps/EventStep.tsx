import { Alert, Box, Button } from '@mui/material';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { bookingTypeValues } from '#resources/enums.ts';
import type { Permission } from '../data/WizardEvent.ts';
import { AvailabilityPanel } from '#overrides/bookings/event/AvailabilityPanel.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { permissionOf, useWizard } from '../form/WizardContext.ts';
import type { WizardValues } from '../form/WizardValues.ts';
import { useWizardWords, type WizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { ChoiceCards } from './ChoiceCards.tsx';

/** What is allowed, and if not, why not. */
export function permissionWords(words: WizardWords, { allowed, message, overridable }: Permission): string {
  if (allowed) return words('may.yes');
  return [message ?? words('may.no'), overridable ? words('may.reason') : ''].filter(Boolean).join(' ');
}

/** The seats there are, and in which capacity one is taken. */
export const EventStep = () => {
  const words = useWizardWords();
  const { target, availability, availabilityFailure } = useWizard();
  const { setValue } = useFormContext<WizardValues>();
  const { errors } = useFormState<WizardValues>({ name: 'bookingType' });
  const [bookingType, participantMode] = useWatch<WizardValues, ['bookingType', 'participantMode']>({
    name: ['bookingType', 'participantMode'],
  });
  const help = (type: WizardValues['bookingType']) => (
    <>
      <div>{words(`type.${type}_help`)}</div>
      {availability !== undefined && (
        <div>
          {permissionWords(words, permissionOf(availability, target, { bookingType: type, participantMode }))}
        </div>
      )}
    </>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <AvailabilityPanel availability={availability} failure={availabilityFailure} />
      {target === 'booking' && (
        <Panel>
          <ChoiceCards
            title={words('type.title')}
            name="bookingType"
            value={bookingType}
            choices={bookingTypeValues.map((value) => ({
              value,
              label: words(`type.${value}`),
              help: help(value),
            }))}
            onChange={(value) => setValue('bookingType', value, { shouldDirty: true })}
            error={errors.bookingType?.message}
          />
        </Panel>
      )}
      <PermissionNote />
    </Box>
  );
};

/** Says what stands in the way, and offers the other way in one click with everything typed kept. */
export const PermissionNote = () => {
  const words = useWizardWords();
  const { target, availability, switchTarget } = useWizard();
  const [bookingType, participantMode] = useWatch<WizardValues, ['bookingType', 'participantMode']>({
    name: ['bookingType', 'participantMode'],
  });
  if (availability === undefined) return null;
  const permission = permissionOf(availability, target, { bookingType, participantMode });
  if (permission.allowed) return null;
  const other = target === 'booking' ? 'entry' : 'booking';
  const canSwitch =
    target === 'booking' ? availability.joinWaitingList.allowed : availability.bookTrainee.allowed;
  return (
    <Alert
      severity={permission.overridable ? 'info' : 'warning'}
      action={
        canSwitch && (
          <Button color="inherit" size="small" onClick={() => switchTarget(other)}>
            {words(target === 'booking' ? 'may.join' : 'may.book')}
          </Button>
        )
      }
    >
      {permissionWords(words, permission)}
    </Alert>
  );
};
