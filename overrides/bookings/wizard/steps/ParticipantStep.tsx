import { Box, Button, FormHelperText, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { PersonCard, PersonPicker, type Duplicate, type Person } from '#overrides/participants/index.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { permissionOf, useWizard } from '../form/WizardContext.ts';
import type { ParticipantMode, WizardValues } from '../form/WizardValues.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { DuplicateWarning } from './DuplicateWarning.tsx';
import { PermissionNote } from './EventStep.tsx';
import { NewPersonFields } from './NewPersonFields.tsx';
import { PlaceholderFields } from './PlaceholderFields.tsx';

export interface ParticipantStepProps {
  readonly duplicates: readonly Duplicate[];
  readonly onDuplicatesSeen: () => void;
}

/** Who comes: somebody known, somebody new, or nobody yet. */
export const ParticipantStep = ({ duplicates, onDuplicatesSeen }: ParticipantStepProps) => {
  const words = useWizardWords();
  const { target, availability } = useWizard();
  const { setValue, clearErrors } = useFormContext<WizardValues>();
  const [mode, bookingType] = useWatch<WizardValues, ['participantMode', 'bookingType']>({
    name: ['participantMode', 'bookingType'],
  });
  const mayHold =
    availability && permissionOf(availability, 'booking', { bookingType, participantMode: 'placeholder' });
  const modes: readonly ParticipantMode[] =
    target === 'booking' ? ['existing', 'new', 'placeholder'] : ['existing', 'new'];
  // P1: what a placeholder alone is refused for is said before it is chosen.
  const isClosed = mayHold?.code === 'EVENT_OVER' && !mayHold.overridable;
  const placeholderChoice = {
    help: isClosed ? mayHold.message : words('mode.placeholder_help'),
    disabled: isClosed && mode !== 'placeholder',
  };
  const setMode = (next: ParticipantMode) => {
    clearErrors();
    setValue('participantMode', next, { shouldDirty: true });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Panel>
        <ChoiceCards
          title={words('mode.title')}
          name="participantMode"
          value={mode}
          choices={modes.map((value) => ({
            value,
            label: words(`mode.${value}`),
            ...(value === 'placeholder' ? placeholderChoice : {}),
          }))}
          onChange={setMode}
        />
        <Box sx={{ mt: 2.5 }}>
          {mode === 'existing' && <Existing onCreate={() => setMode('new')} />}
          {mode === 'new' && <NewPersonFields />}
          {mode === 'placeholder' && <PlaceholderFields />}
        </Box>
        {mode === 'new' && duplicates.length > 0 && (
          <DuplicateWarning
            duplicates={duplicates}
            onCreate={onDuplicatesSeen}
            onUse={(person) => {
              setValue('chosen', person, { shouldDirty: true });
              setMode('existing');
            }}
          />
        )}
      </Panel>
      <PermissionNote />
    </Box>
  );
};

const Existing = ({ onCreate }: { readonly onCreate: () => void }) => {
  const words = useWizardWords();
  const { field, fieldState } = useController<WizardValues, 'chosen'>({ name: 'chosen' });
  const message = fieldState.error?.message;
  const chosen = useRef<HTMLDivElement>(null);
  const picked = useRef(false);
  const id = field.value?.id;
  // The search field is gone once somebody is picked: the focus must not go with it.
  useEffect(() => {
    if (picked.current) chosen.current?.focus();
    picked.current = false;
  }, [id]);
  const pick = (person: Person) => {
    picked.current = true;
    field.onChange(person);
  };
  if (field.value === null)
    return (
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          justifyItems: 'start',
          '& > .MuiAutocomplete-root': { width: '100%' },
        }}
      >
        <PersonPicker onPick={pick} error={message} inputRef={field.ref} />
        <Button size="small" onClick={onCreate}>
          {words('person.create')}
        </Button>
      </Box>
    );
  return (
    <Box
      ref={chosen}
      role="group"
      tabIndex={-1}
      aria-label={words('person.chosen')}
      sx={{ display: 'grid', gap: 1, '&:focus': { outline: 'none' } }}
    >
      <PersonCard
        person={field.value}
        actions={
          <>
            <Link component={RouterLink} to={`/participants/${field.value.id}`} target="_blank">
              {words('person.open')}
            </Link>
            <Button size="small" variant="outlined" onClick={() => field.onChange(null)}>
              {words('person.other')}
            </Button>
          </>
        }
      />
      {message !== undefined && (
        <FormHelperText error role="alert">
          {message}
        </FormHelperText>
      )}
    </Box>
  );
};
