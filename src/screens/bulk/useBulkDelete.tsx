import {
  type Identifier,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  type RaRecord,
} from 'react-admin';
import { permissionsIn } from '#src/data/access/Permission.ts';
import { useMay } from '#src/data/access/useAccess.ts';
import { BulkError } from '#src/data/errors/BulkError.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { useRecordName } from '../useRecordName.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { useBulkWords } from './bulkWords.ts';
import { rowAfter } from './rowAfter.ts';
import { UndoNotice, undoneWithinMs } from './UndoNotice.tsx';
import { useRestore } from './useRestore.ts';
import { errorText } from '#src/data/errors/errorText.ts';

/** More names than this are counted, not listed. */
const namesSaid = 3;

/** Deletes the selected rows after asking; undefined where the contract or the viewer's role has no delete. */
export function useBulkDelete(): (() => void) | undefined {
  const words = useBulkWords();
  const { resource, one, oneInText, manyInText } = useResourceNames();
  const { data, selectedIds, onUnselectItems } = useListContext<RaRecord>();
  const { can, delete: remove } = useResourceMeta();
  const may = useMay('delete');
  const dataProvider = useDataProvider();
  const nameOf = useRecordName();
  const confirm = useConfirm();
  const notify = useNotify();
  const refresh = useRefresh();
  const restore = useRestore();
  if (remove === undefined || !may.allowed) return undefined;

  /** What is gone can be had back, also where the rest of it stays. */
  const tell = (said: string, gone: readonly Identifier[], isWhole: boolean) => {
    if (restore === undefined || gone.length === 0)
      return notify(said, { type: isWhole ? 'success' : 'error' });
    const undo = () => restore(gone);
    notify(<UndoNotice said={said} severity={isWhole ? 'success' : 'warning'} onUndo={undo} />, {
      autoHideDuration: undoneWithinMs,
    });
  };
  const run = async (ids: readonly Identifier[]) => {
    const goOn = rowAfter();
    try {
      await dataProvider.deleteMany(resource, { ids: [...ids] });
      tell(words('delete.done', { smart_count: ids.length }), ids, true);
    } catch (error) {
      if (!(error instanceof BulkError)) {
        notify(errorText(error), { type: 'error' });
        // Nobody has said what became of any row: they stay chosen, to be tried again.
        return refresh();
      }
      const gone = error.results.filter(({ state }) => state === 'done').map(({ id }) => id);
      tell(partly(error.results), gone, false);
    }
    onUnselectItems();
    refresh();
    goOn();
  };
  /** S3: every row has its own result. The first reason is said, since rows mostly fail alike. */
  const partly = (results: BulkError['results']): string => {
    const failed = results.filter(({ state }) => state !== 'done');
    return words('delete.partly', {
      done: results.length - failed.length,
      failed: failed.length,
      reason: failed[0]?.error?.message ?? '',
    });
  };
  return () => {
    const shown = (data ?? []).filter(({ id }) => selectedIds.includes(id));
    const refused = shown.flatMap((record) => {
      const said = permissionsIn(record, can)?.find(({ action }) => action === 'delete');
      return said?.allowed === false ? [{ id: record.id, why: said.why ?? '' }] : [];
    });
    const stays = (id: Identifier) => refused.some((one) => one.id === id);
    // The number that is asked about is the number that goes.
    const ids = selectedIds.filter((id) => !stays(id));
    const reason = refused[0]?.why ?? '';
    if (ids.length === 0) return notify(words('delete.none', { reason }), { type: 'warning' });
    const names = shown.filter(({ id }) => !stays(id)).map((record) => nameOf(record, one));
    const said = names.slice(0, namesSaid).join(', ');
    const more = ids.length - Math.min(names.length, namesSaid);
    const text = words(restore === undefined ? 'delete.text' : 'delete.text_restorable', {
      names: more > 0 ? words('delete.names_more', { names: said, count: more }) : said,
    });
    const kept =
      refused.length === 0 ? '' : ` ${words('delete.kept', { smart_count: refused.length, reason })}`;
    confirm({
      title: words('delete.title', {
        smart_count: ids.length,
        name: ids.length === 1 ? oneInText : manyInText,
      }),
      message: `${text}${kept}`,
      confirmLabel: words('bar.delete'),
      needsConnection: true,
      action: () => run(ids),
    });
  };
}
