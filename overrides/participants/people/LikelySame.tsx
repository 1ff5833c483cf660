import { Alert, Box, Button } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { useDebounced } from '#src/fields/relation/useDebounced.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { DuplicateCards } from './DuplicateCards.tsx';
import { isCertain } from './duplicates.ts';
import type { NewPerson } from './Person.ts';
import { usePeopleWords } from './peopleWords.ts';
import { usePossibleDuplicates } from './usePossibleDuplicates.ts';

/** G3: whom the person in the form around it may be, before they are made a second time. */
export const LikelySame = () => {
  const words = usePeopleWords();
  const person = useDebounced(useWatch() as NewPerson, 400);
  const { duplicates = [] } = usePossibleDuplicates(person);
  if (duplicates.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      <Box sx={{ fontWeight: 600 }}>{words('duplicate.title')}</Box>
      {duplicates.some(isCertain) && <Box>{words('duplicate.certain')}</Box>}
      <Box sx={{ display: 'grid', gap: 1, mt: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DuplicateCards
          duplicates={duplicates}
          actionsOf={({ id }) => (
            // What is filled in stays: it may be somebody else after all.
            <Button
              size="small"
              variant="outlined"
              component={RouterLink}
              to={recordPath('participants', id)}
              target="_blank"
            >
              {words('duplicate.open')}
            </Button>
          )}
        />
      </Box>
    </Alert>
  );
};
