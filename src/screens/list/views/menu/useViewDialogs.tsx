import { Button, Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { useCloseNotification, useEvent, useNotify } from 'react-admin';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import type { KeptView } from '../KeptView.ts';
import { useToldWriting, useViewWriting } from '../keeping/useViewWriting.ts';
import type { SavedViews } from '../useSavedViews.ts';
import { useViewWords } from '../viewWords.ts';
import { ShareForm } from './ShareForm.tsx';
import { ViewNameForm } from './ViewNameForm.tsx';

// It comes with what drags.
const ArrangeViews = lazyPart(() => import('../arrange/ArrangeViews.tsx'), 'ArrangeViews');

/** As long as a deletion can be taken back. */
const undoMs = 10_000;

/** What asks before it is done, or can be taken back afterwards. */
export function useViewDialogs(views: Pick<SavedViews, 'kept'>) {
  const words = useViewWords();
  const modal = useModal();
  const { name: resource } = useResourceMeta();
  const notify = useNotify();
  const write = useViewWriting();
  const tell = useToldWriting();
  // What was refused has been read anew: who saves it again knows of it.
  const asReadLast = useEvent((view: KeptView) => views.kept.find(({ id }) => id === view.id) ?? view);
  const rename = (view: KeptView) =>
    modal.open({
      title: words('view.title_rename', { name: view.label }),
      width: 'xs',
      content: (
        <ViewNameForm
          label={view.label}
          taken={views.kept.filter(({ owner }) => owner === view.owner).map(({ label }) => label)}
          onCancel={modal.close}
          onSave={async (label) => {
            await write(async (writer) => writer.update(asReadLast(view), { label }));
            modal.close();
          }}
        />
      ),
    });
  const share = (view: KeptView) =>
    modal.open({
      title: words('view.title_share', { name: view.label }),
      width: 'xs',
      content: (
        <ShareForm
          view={view}
          onCancel={modal.close}
          onSave={async (audience, role) => {
            await write(async (writer) => writer.update(asReadLast(view), { audience, role }));
            modal.close();
          }}
        />
      ),
    });
  const remove = (view: KeptView) =>
    tell(async (writer) => {
      const undo = await writer.remove(view);
      notify(words('view.deleted', { name: view.label }), {
        type: 'info',
        autoHideDuration: undoMs,
        action: <UndoButton label={words('view.undo')} onUndo={() => tell(undo)} />,
      });
    });
  const arrange = () =>
    modal.open({
      title: words('view.title_arrange'),
      width: 'xs',
      content: (
        <Suspense fallback={<Skeleton variant="rounded" height={140} />}>
          <ArrangeViews resource={resource} onPut={async (put) => write(async (writer) => writer.put(put))} />
        </Suspense>
      ),
    });
  return { rename, share, remove, arrange };
}

const UndoButton = ({ label, onUndo }: { readonly label: string; readonly onUndo: () => void }) => {
  const close = useCloseNotification();
  return (
    <Button
      size="small"
      color="inherit"
      onClick={() => {
        close();
        onUndo();
      }}
    >
      {label}
    </Button>
  );
};
