import { type Identifier, useNotify, useRefresh } from 'react-admin';
import { useDataClient } from '#src/data/DataClient.tsx';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { mutateRows } from '#src/data/write/mutateRows.ts';
import { whenOnline } from '#src/data/write/whenOnline.ts';
import { useBulkWords } from './bulkWords.ts';

/** Brings deleted records back, each with a result of its own (S3); undefined where the contract cannot. */
export function useRestore(): ((ids: readonly Identifier[]) => Promise<void>) | undefined {
  const words = useBulkWords();
  const client = useDataClient();
  const { restore } = useResourceMeta();
  const notify = useNotify();
  const refresh = useRefresh();
  if (restore === undefined) return undefined;
  return async (ids) => {
    const { operation, field, idVariable } = restore;
    const rows = ids.map((id) => ({ [idVariable]: id }));
    // Also where the page is left meanwhile: what was deleted is not on it any more.
    await whenOnline();
    const outcomes = await mutateRows(client, { operation, field, rows });
    const refused = outcomes.filter((outcome) => !outcome.ok);
    const [first] = refused;
    if (first === undefined) notify(words('restore.done', { smart_count: ids.length }), { type: 'success' });
    else
      notify(
        words('restore.partly', {
          done: ids.length - refused.length,
          failed: refused.length,
          reason: first.refusal.message,
        }),
        { type: 'error' },
      );
    refresh();
  };
}
