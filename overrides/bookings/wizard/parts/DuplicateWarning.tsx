import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import {
  DuplicateCards,
  isCertain,
  usePeopleWords,
  type Duplicate,
  type Person,
} from '#overrides/participants/index.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';

interface DuplicateWarningProps {
  readonly duplicates: readonly Duplicate[];
  readonly onUse: (person: Person) => void;
  readonly onCreate: () => void;
}

/** G3: whom this may be, before somebody is made a second time. */
export const DuplicateWarning = ({ duplicates, onUse, onCreate }: DuplicateWarningProps) => {
  const words = useWizardWords();
  const people = usePeopleWords();
  const box = useRef<HTMLDivElement>(null);
  // Whoever sent the form has to hear why it was not sent.
  useEffect(() => box.current?.focus(), [duplicates]);
  const certain = duplicates.some(isCertain);
  return (
    <Alert ref={box} severity="warning" tabIndex={-1} role="alert" sx={{ mt: 2 }}>
      <Box sx={{ fontWeight: 600 }}>{people('duplicate.title')}</Box>
      {certain && <Box>{people('duplicate.certain')}</Box>}
      <Box sx={{ display: 'grid', gap: 1, my: 1.5 }}>
        <DuplicateCards
          duplicates={duplicates}
          actionsOf={(person) => (
            <Button size="small" variant="outlined" onClick={() => onUse(person)}>
              {words('duplicate.use')}
            </Button>
          )}
        />
      </Box>
      {!certain && (
        <Button size="small" color="inherit" onClick={onCreate}>
          {words('duplicate.create')}
        </Button>
      )}
    </Alert>
  );
};
