import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useDataClient } from '#src/data/DataClient.tsx';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { useOnceKey } from '#src/data/write/useOnceKey.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { useTemplateWords } from '../templateWords.ts';
import { restoreTemplateMutation, type TemplateVersion } from './versionOperations.ts';

/** Makes an earlier text a new version, once it was asked, and goes there. */
export function useRestoreVersion(newest: number): (version: TemplateVersion) => void {
  const words = useTemplateWords();
  const client = useDataClient();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const notify = useNotify();
  const navigate = useNavigate();
  const once = useOnceKey();
  const restore = async ({ id, version }: TemplateVersion) => {
    try {
      const { data } = await client.mutate({
        mutation: restoreTemplateMutation,
        variables: { id, idempotency_key: once.key },
      });
      once.heard({ data });
      const made = data?.restoreMergeTemplate;
      await queryClient.invalidateQueries({ queryKey: ['templates'] });
      if (made === undefined) return;
      notify(words('restored', { version, next: made.version }), { type: 'success' });
      void navigate(recordPath('templates', made.id));
    } catch (error) {
      const refusal = refusalOf(error);
      once.heard({ refusal });
      notify(refusal.message, { type: 'error' });
    }
  };
  return (version) =>
    confirm({
      title: words('restore_title', { version: version.version }),
      message: words('restore_text', { next: newest + 1 }),
      confirmLabel: words('restore'),
      action: async () => restore(version),
    });
}
