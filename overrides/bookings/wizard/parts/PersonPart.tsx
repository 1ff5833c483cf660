import { Box, Button, FormHelperText, Link, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { PersonCard, PersonPicker, type Duplicate, type Person } from '#overrides/participants/index.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { permissionOf, useWizard } from '../form/WizardContext.ts';
import type { ParticipantMode, WizardValues } from '../form/WizardValues.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { DuplicateWarning } from './DuplicateWarning.tsx';
import { NewPersonFields } from './NewPersonFields.tsx';
import { PersonState } from './PersonState.tsx';
import { PlaceholderFields } from './PlaceholderFields.tsx';
import { typedPerson } from './typedPerson.ts';

interface PersonPartProps {
  readonly duplicates: readonly Duplicate[];
  readonly onDuplicatesSeen: () => void;
}

/** Who comes: somebody known, who is searched first of all; somebody new; or nobody yet. */
export const PersonPart = ({ duplicates, onDuplicatesSeen }: PersonPartProps) => {
  const words = useWizardWords();
  const { getValues, setValue, clearErrors } = useFormContext<WizardValues>();
  const mode = useWatch<WizardValues, 'participantMode'>({ name: 'participantMode' });
  const fields = useRef<HTMLDivElement>(null);
  const switched = useRef(false);
  // The button that was pressed is gone: the focus goes to what has taken its place.
  useEffect(() => {
    if (switched.current) fields.current?.querySelector('input')?.focus();
    switched.current = false;
  }, [mode]);
  const setMode = (next: ParticipantMode) => {
    switched.current = true;
    clearErrors();
    setValue('participantMode', next, { shouldDirty: true });
  };
  // What was typed to find somebody is not typed again, nor put over what is there already.
  const leaveSearch = (next: ParticipantMode, typed: string) => {
    const person = getValues('participant');
    if (next === 'new' && !person.firstName && !person.lastName && !person.email)
      setValue('participant', { ...person, ...typedPerson(typed) }, { shouldDirty: true });
    setMode(next);
  };
  return (
    <Panel
      title={words(mode === 'existing' ? 'mode.title' : `mode.${mode}`)}
      action={
        mode !== 'existing' && (
          <Button size="small" onClick={() => setMode('existing')}>
            {words('mode.search')}
          </Button>
        )
      }
    >
      <div ref={fields}>
        {mode === 'existing' && <Existing onMode={leaveSearch} />}
        {mode === 'new' && <NewPersonFields />}
        {mode === 'placeholder' && <PlaceholderFields />}
      </div>
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
  );
};

/** What else there is than somebody of the directory. */
const OtherModes = ({ onMode }: { readonly onMode: (mode: ParticipantMode) => void }) => {
  const words = useWizardWords();
  const { target, availability } = useWizard();
  const bookingType = useWatch<WizardValues, 'bookingType'>({ name: 'bookingType' });
  const mayHold =
    availability && permissionOf(availability, 'booking', { bookingType, participantMode: 'placeholder' });
  // P1: what a placeholder alone is refused for is said before it is chosen.
  const isClosed = mayHold?.code === 'EVENT_OVER' && !mayHold.overridable;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => onMode('new')}>
          {words('mode.new')}
        </Button>
        {target === 'booking' && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={isClosed}
            onClick={() => onMode('placeholder')}
          >
            {words('mode.placeholder')}
          </Button>
        )}
      </Box>
      {target === 'booking' && (
        <Typography sx={{ color: 'text.secondary', fontSize: 12, mt: 0.5 }}>
          {isClosed ? mayHold.message : words('mode.placeholder_help')}
        </Typography>
      )}
    </Box>
  );
};

interface ExistingProps {
  /** With what was typed before. */
  readonly onMode: (mode: ParticipantMode, typed: string) => void;
}

const Existing = ({ onMode }: ExistingProps) => {
  const words = useWizardWords();
  const typed = useRef('');
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
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <PersonPicker
          onPick={pick}
          onType={(text) => {
            typed.current = text;
          }}
          error={message}
          inputRef={field.ref}
          autoFocus
          stateOf={(person, found) => <PersonState id={person.id} found={found.map((one) => one.id)} />}
        />
        <OtherModes onMode={(mode) => onMode(mode, typed.current)} />
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
