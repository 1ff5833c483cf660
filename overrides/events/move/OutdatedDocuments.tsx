import { Button } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { eventKinds, useKinds } from '#overrides/documents/index.ts';
import { useAsk } from '#src/data/DataClient.tsx';
import { listPath } from '#src/data/list/listPath.ts';
import { useEventWords } from '../eventWords.ts';
import { outdatedOf, outdatedQuery } from './moveOperations.ts';
import { type Moved, useMovedHere } from './useMovedHere.ts';

/** Beside the list of events. */
export const OutdatedDocuments = () => <OutdatedOfAll moved={useMovedHere()} />;

/** Documents of all events that have to be made again, however those were moved. Counted anew with each that is. */
export const OutdatedOfAll = ({ moved }: { readonly moved: readonly Moved[] }) => {
  const words = useEventWords();
  const ask = useAsk();
  const kinds = useKinds(eventKinds);
  const where = outdatedOf(kinds);
  const { data } = useQuery({
    queryKey: ['generatedDocuments', 'outdated', where, moved],
    queryFn: async ({ signal }) =>
      (await ask(outdatedQuery, { where }, signal)).generatedDocuments.paginatorInfo.total,
    enabled: kinds.length > 0,
    placeholderData: keepPreviousData,
  });
  if (data === undefined || data === 0) return null;
  return (
    <Button
      component={Link}
      to={listPath('generatedDocuments', { filter: where })}
      color="inherit"
      sx={{ justifySelf: 'start' }}
      title={words('left.everywhere_title')}
    >
      {words('left.everywhere', { smart_count: data })}
    </Button>
  );
};
