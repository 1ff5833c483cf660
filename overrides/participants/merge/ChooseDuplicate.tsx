import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { DuplicateCards } from '../people/DuplicateCards.tsx';
import type { Person } from '../people/Person.ts';
import { PersonPicker } from '../people/PersonPicker.tsx';
import { usePossibleDuplicates } from '../people/usePossibleDuplicates.ts';
import { useMergeWords } from './mergeWords.ts';

interface ChooseDuplicateProps {
  readonly person: ParticipantRecord;
  readonly isItself: boolean;
  readonly onChoose: (person: Person) => void;
}

/** Those who may well be the same person first, anybody else by a search. */
export const ChooseDuplicate = ({ person, isItself, onChoose }: ChooseDuplicateProps) => {
  const words = useMergeWords();
  const { duplicates, error, refetch } = usePossibleDuplicates(person, person.id);
  return (
    <Panel title={words('choose.title')}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isItself && <Alert severity="info">{words('choose.itself')}</Alert>}
        {error !== null && (
          <FailurePanel title={words('choose.failed')} error={error} onRetry={() => void refetch()} />
        )}
        {duplicates === undefined && error === null && (
          <Skeleton variant="rounded" height={72} aria-busy sx={{ maxWidth: 560 }} />
        )}
        {duplicates !== undefined && (
          <Typography sx={{ color: 'text.secondary' }}>
            {words(duplicates.length > 0 ? 'choose.likely' : 'choose.none')}
          </Typography>
        )}
        <DuplicateCards
          duplicates={duplicates ?? []}
          actionsOf={(candidate) => (
            <Button size="small" variant="outlined" onClick={() => onChoose(candidate)}>
              {words('choose.compare')}
            </Button>
          )}
        />
        {duplicates !== undefined && duplicates.length > 0 && (
          <Typography sx={{ color: 'text.secondary', mt: 1 }}>{words('choose.other')}</Typography>
        )}
        <PersonPicker onPick={onChoose} />
      </Box>
    </Panel>
  );
};
