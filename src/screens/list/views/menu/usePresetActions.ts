import { useNotify } from 'react-admin';
import { withoutIsolates } from '#schema/isolated.ts';
import { isKept, type KeptView, type Watch } from '../KeptView.ts';
import { useKeptByContract } from '../keeping/useKeptByContract.ts';
import { useToldWriting } from '../keeping/useViewWriting.ts';
import type { ViewWriter } from '../keeping/ViewWriter.ts';
import type { SavedView } from '../SavedView.ts';
import type { SavedViews } from '../useSavedViews.ts';
import { useViewWords } from '../viewWords.ts';
import type { ViewAction } from './ViewAction.ts';

const watches: readonly Watch[] = ['BELL', 'MAIL'];
type Shared = NonNullable<ViewWriter['shared']>;

/** A view that comes with the list is nobody's: it becomes one's own under its name, and is pinned or watched, in one step. */
export function usePresetActions(
  { kept, look, isChanged, setOpened }: SavedViews,
  view: SavedView | KeptView | undefined,
): readonly (readonly ViewAction[])[] {
  const words = useViewWords();
  const write = useToldWriting();
  const notify = useNotify();
  const byContract = useKeptByContract();
  if (!byContract || view === undefined || isKept(view)) return [];
  const keep = (then: (shared: Shared, own: { readonly id: string }) => Promise<void>) => () =>
    write(async ({ create, shared }) => {
      const isTaken = kept.some((one) => one.owner === undefined && one.label === view.label);
      const label = isTaken ? withoutIsolates(words('view.copy_of', { name: view.label })) : view.label;
      const id = await create({ label, value: isChanged ? look : view.value });
      if (shared !== undefined) await then(shared, { id });
      setOpened(id);
      notify(words('view.made_own', { name: label }), { type: 'info' });
    });
  return [
    [
      {
        name: 'pin',
        label: words('view.pin'),
        act: keep(async (shared, own) => shared.pin(own, true)),
      },
    ],
    watches.map((watch, index) => ({
      name: `watch_${watch}`,
      label: words(`view.watch_${watch}`),
      act: keep(async (shared, own) => shared.watch(own, watch)),
      ...(index === 0 && { heads: words('view.watch') }),
    })),
  ];
}
