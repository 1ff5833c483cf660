import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useCall } from '#src/data/write/useCall.ts';
import { useOnceKey } from '#src/data/write/useOnceKey.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { useTemplateWords } from '../templateWords.ts';
import { restoreTemplateMutation, type TemplateVersion } from './versionOperations.ts';

/** Makes an earlier text a new version, once it was asked, and goes there. */
export function useRestoreVersion(newest: number): (version: TemplateVersion) => void {
  const words = useTemplateWords();
  const { send } = useCall(restoreTemplateMutation);
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const notify = useNotify();
  const navigate = useNavigate();
  const once = useOnceKey();
  const restore = async ({ id, version }: TemplateVersion) => {
    const outcome = await send({ id, idempotency_key: once.key });
    once.heard(outcome);
    if (outcome.refusal) return notify(outcome.refusal.message, { type: 'error' });
    const made = outcome.data?.restoreMergeTemplate;
    await queryClient.invalidateQueries({ queryKey: ['templates'] });
    if (made === undefined) return;
    notify(words('restored', { version, next: made.version }), { type: 'success' });
    void navigate(recordPath('templates', made.id));
  };
  return (version) =>
    confirm({
      title: words('restore_title', { version: version.version }),
      message: words('restore_text', { next: newest + 1 }),
      confirmLabel: words('restore'),
      needsConnection: true,
      action: async () => restore(version),
    });
}
