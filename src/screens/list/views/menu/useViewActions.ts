import { useToldWriting } from '../keeping/useViewWriting.ts';
import { useKeptByContract } from '../keeping/useKeptByContract.ts';
import type { KeptView, Watch } from '../KeptView.ts';
import type { SavedViews } from '../useSavedViews.ts';
import { useViewWords } from '../viewWords.ts';
import type { ViewAction } from './ViewAction.ts';
import { useViewDialogs } from './useViewDialogs.tsx';
import { useRoleActions } from './useRoleActions.ts';

const watches: readonly Watch[] = ['NONE', 'BELL', 'MAIL'];

/** What can be done with a view that somebody saved, in groups; nothing with one that comes with the screen. */
export function useViewActions(
  views: SavedViews,
  view: KeptView | undefined,
): readonly (readonly ViewAction[])[] {
  const words = useViewWords();
  const write = useToldWriting();
  const dialogs = useViewDialogs(views);
  const byContract = useKeptByContract();
  const roleActions = useRoleActions(view);
  if (view === undefined) return [];
  const { may } = view;
  const action = (name: string, label: string, act: () => void): ViewAction => ({ name, label, act });
  const when = (holds: boolean, ...actions: readonly ViewAction[]) => (holds ? actions : []);
  return [
    [
      ...when(
        views.isChanged && may.update,
        action('save', words('view.save'), () =>
          write(async (writer) => writer.update(view, { value: views.look })),
        ),
      ),
      ...when(
        may.update,
        action('rename', words('view.rename'), () => dialogs.rename(view)),
      ),
      ...when(
        may.share,
        action('share', words('view.share'), () => dialogs.share(view)),
      ),
    ],
    [
      ...when(
        byContract,
        action('pin', words(view.isPinned ? 'view.unpin' : 'view.pin'), () =>
          write(async ({ shared }) => shared?.pin(view, !view.isPinned)),
        ),
      ),
      action('open_with', words(view.isDefault ? 'view.open_with_not' : 'view.open_with'), () =>
        write(async (writer) => writer.openWith(view.isDefault ? undefined : view.id)),
      ),
      ...roleActions,
    ],
    when(
      byContract,
      ...watches.map((watch, index) => ({
        ...action(`watch_${watch}`, words(`view.watch_${watch}`), () =>
          write(async ({ shared }) => shared?.watch(view, watch)),
        ),
        isOn: view.watch === watch,
        ...(index === 0 && { heads: view.watchProblem ?? words('view.watch') }),
      })),
    ),
    when(
      may.delete,
      action('delete', words('view.delete'), () => dialogs.remove(view)),
    ),
  ];
}
