import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { isCertain, type Duplicate } from '../data/duplicates.ts';
import type { Person } from '../data/Person.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { PersonCard } from './PersonCard.tsx';

export interface DuplicateWarningProps {
  readonly duplicates: readonly Duplicate[];
  readonly onUse: (person: Person) => void;
  readonly onCreate: () => void;
}

/** G3: whom this may be, before somebody is made a second time. */
export const DuplicateWarning = ({ duplicates, onUse, onCreate }: DuplicateWarningProps) => {
  const words = useWizardWords();
  const box = useRef<HTMLDivElement>(null);
  // Whoever pressed Continue has to hear why it did not go on.
  useEffect(() => box.current?.focus(), [duplicates]);
  const certain = duplicates.some(isCertain);
  return (
    <Alert
      ref={box}
      severity="warning"
      tabIndex={-1}
      role="alert"
      sx={{ mt: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <Box sx={{ fontWeight: 600 }}>{words('duplicate.title')}</Box>
      {certain && <Box>{words('duplicate.certain')}</Box>}
      <Box sx={{ display: 'grid', gap: 1, my: 1.5 }}>
        {duplicates.map(({ person, reasons }) => (
          <PersonCard
            key={person.id}
            person={person}
            note={reasons.map((reason) => words(`duplicate.${reason}`)).join(', ')}
            actions={
              <Button size="small" variant="outlined" onClick={() => onUse(person)}>
                {words('duplicate.use')}
              </Button>
            }
          />
        ))}
      </Box>
      {!certain && (
        <Button size="small" color="inherit" onClick={onCreate}>
          {words('duplicate.create')}
        </Button>
      )}
    </Alert>
  );
};
