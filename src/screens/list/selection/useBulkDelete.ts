import { useDataProvider, useListContext, useNotify, useRefresh, type RaRecord } from 'react-admin';
import { useMay } from '#src/data/access/useAccess.ts';
import { BulkError } from '#src/data/errors/BulkError.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useRecordName } from '#src/screens/useRecordName.ts';
import { useResourceNames } from '#src/screens/useResourceNames.ts';

/** More names than this are counted, not listed. */
const namesSaid = 3;

/** Deletes the selected rows after asking; undefined where the contract or the viewer's role has no delete. */
export function useBulkDelete(): (() => void) | undefined {
  const say = useWording();
  const { resource, one, oneInText, manyInText } = useResourceNames();
  const { data, selectedIds, onUnselectItems } = useListContext<RaRecord>();
  const hasDelete = useResourceMeta().delete !== undefined;
  const may = useMay('delete');
  const dataProvider = useDataProvider();
  const nameOf = useRecordName();
  const confirm = useConfirm();
  const notify = useNotify();
  const refresh = useRefresh();
  if (!hasDelete || !may.allowed) return undefined;

  const run = async () => {
    try {
      await dataProvider.deleteMany(resource, { ids: selectedIds });
      notify(say('list.deleted', { smart_count: selectedIds.length }), { type: 'success' });
    } catch (error) {
      notify(failure(error), { type: 'error' });
    }
    onUnselectItems();
    refresh();
  };
  const failure = (error: unknown): string => {
    if (!(error instanceof BulkError)) return error instanceof Error ? error.message : String(error);
    const failed = error.results.filter(({ state }) => state !== 'done');
    // S3: every row has its own result. The first reason is said, since rows mostly fail alike.
    return say('list.delete_partly', {
      done: error.results.length - failed.length,
      failed: failed.length,
      reason: failed[0]?.error?.message ?? '',
    });
  };
  return () => {
    const names = (data ?? [])
      .filter(({ id }) => selectedIds.includes(id))
      .map((record) => nameOf(record, one));
    const said = names.slice(0, namesSaid).join(', ');
    const more = selectedIds.length - Math.min(names.length, namesSaid);
    confirm({
      title: say('list.delete_title', {
        smart_count: selectedIds.length,
        name: selectedIds.length === 1 ? oneInText : manyInText,
      }),
      message: say('list.delete_text', {
        names: more > 0 ? say('list.delete_names_more', { names: said, count: more }) : said,
      }),
      confirmLabel: say('list.delete_selected'),
      action: run,
    });
  };
}
