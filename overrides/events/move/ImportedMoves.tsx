import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useAsk } from '#src/data/DataClient.tsx';
import { importedChangesQuery } from './moveOperations.ts';
import { LeftByEach } from './MovedEvents.tsx';
import { OutdatedOfAll } from './OutdatedDocuments.tsx';
import type { Moved } from './useMovedHere.ts';

const days = ['date_start', 'date_end'];
const atOnce = 100;

/** Below what came of a file: what the events that it moved left behind, and documents of all. */
export const ImportedMoves = () => {
  const ask = useAsk();
  const { importKey: key = '' } = useParams();
  const { data } = useQuery({
    queryKey: ['events', 'importedMoves', key],
    queryFn: async ({ signal }) => {
      const moved = new Map<string, Moved>();
      for (let page = 1; ; page += 1) {
        const answer = await ask(importedChangesQuery, { key, first: atOnce, page }, signal);
        const rows = answer.recordImportRows?.data ?? [];
        for (const { recordId: id, changes } of rows) {
          const told = changes.filter(({ field }) => days.includes(field)).map((change) => change.new);
          if (id !== null && told.length > 0) moved.set(id, { id, days: told.join(' ') });
        }
        // A file without a column of days moves nothing, however long it is.
        const fills = answer.recordImport?.columns.some(({ field }) => days.includes(field ?? '')) ?? false;
        if (!fills || rows.length < atOnce) return [...moved.values()];
      }
    },
  });
  const moved = data ?? [];
  if (moved.length === 0) return null;
  return (
    <>
      <LeftByEach moved={moved} />
      <OutdatedOfAll moved={moved} />
    </>
  );
};
