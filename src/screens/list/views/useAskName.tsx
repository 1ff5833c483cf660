import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { idempotencyKey } from '#src/data/write/idempotencyKey.ts';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import type { SavedViews } from './useSavedViews.ts';
import { useViewWriting } from './keeping/useViewWriting.ts';
import { useViewWords } from './viewWords.ts';

const ViewNameForm = lazyPart(() => import('./menu/ViewNameForm.tsx'), 'ViewNameForm');

/** Asks for a name, and keeps the list as it is under it. */
export function useAskName({
  kept,
  look,
  setOpened,
}: Pick<SavedViews, 'kept' | 'look' | 'setOpened'>): (label?: string) => void {
  const words = useViewWords();
  const modal = useModal();
  const write = useViewWriting();
  return (label = '') => {
    let key = idempotencyKey();
    const keep = async (name: string) => {
      try {
        return await write(async (writer) => writer.create({ label: name, value: look }, key));
      } catch (error) {
        // It was kept under the name before, and the answer was lost: this is another one.
        if (error instanceof Error && refusalOf(error.cause).code === 'IDEMPOTENCY_MISMATCH')
          key = idempotencyKey();
        throw error;
      }
    };
    modal.open({
      title: words('view.title_save'),
      width: 'xs',
      content: (
        <Suspense fallback={<Skeleton variant="rounded" height={140} />}>
          <ViewNameForm
            label={label}
            text={words('view.text')}
            taken={kept.filter(({ owner }) => owner === undefined).map((view) => view.label)}
            onCancel={modal.close}
            onSave={async (name) => {
              setOpened(await keep(name));
              modal.close();
            }}
          />
        </Suspense>
      ),
    });
  };
}
