import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useAsk } from '#src/data/DataClient.tsx';
import { importedChangesQuery } from './moveOperations.ts';
import { MovedEvent } from './MovedEvent.tsx';
import { OutdatedOfAll } from './OutdatedDocuments.tsx';
import { mostTold } from './useMovedHere.ts';

const days = ['date_start', 'date_end'];

/** Below what came of a file: what the first events that it moved left behind, and documents of all. */
export const ImportedMoves = () => {
  const ask = useAsk();
  const { importKey: key = '' } = useParams();
  const { data } = useQuery({
    queryKey: ['events', 'importedMoves', key],
    queryFn: async ({ signal }) => (await ask(importedChangesQuery, { key }, signal)).recordImportRows?.data,
  });
  const moved = (data ?? []).flatMap(({ recordId, changes }) => {
    const told = changes.filter(({ field }) => days.includes(field)).map((change) => change.new);
    return recordId === null || told.length === 0 ? [] : [{ id: recordId, days: told.join(' ') }];
  });
  if (moved.length === 0) return null;
  return (
    <>
      {moved.slice(0, mostTold).map((event) => (
        <MovedEvent key={event.id} {...event} />
      ))}
      <OutdatedOfAll moved={moved} />
    </>
  );
};
