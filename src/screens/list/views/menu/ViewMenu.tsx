import { Menu } from '@mui/material';
import { withoutIsolates } from '#schema/isolated.ts';
import { useAskName } from '../useAskName.tsx';
import type { SavedViews } from '../useSavedViews.ts';
import { isKept, type KeptView, keyOf } from '../KeptView.ts';
import type { SavedView } from '../SavedView.ts';
import { useViewSource } from '../useViewSource.ts';
import { useViewWords } from '../viewWords.ts';
import { useCopyLink } from './useCopyLink.tsx';
import { usePresetActions } from './usePresetActions.ts';
import { useViewActions } from './useViewActions.ts';
import { useViewDialogs } from './useViewDialogs.tsx';
import type { ViewAction } from './ViewAction.ts';
import { menuEntries } from './menuEntries.tsx';

export interface ViewMenuProps {
  readonly views: SavedViews;
  readonly anchor: HTMLElement;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The views of a list to switch to, and what can be done with the one that is open. */
export const ViewMenu = ({ views, anchor, isOpen, onClose }: ViewMenuProps) => {
  const words = useViewWords();
  const view = views.active;
  const switches = useSwitches(views);
  const dialogs = useViewDialogs(views);
  // Of all views, whichever is open.
  const arrange = { name: 'arrange', label: words('view.arrange'), act: dialogs.arrange };
  const ofAll = views.kept.length > 1 ? [arrange] : [];
  const actions = useActions(views, view);
  const label = view === undefined ? words('view.menu_all') : words('view.menu', { name: view.label });
  return (
    <Menu open={isOpen} onClose={onClose} anchorEl={anchor} slotProps={{ list: { 'aria-label': label } }}>
      {menuEntries([switches, ofAll, ...actions], onClose)}
    </Menu>
  );
};

function useSwitches(views: SavedViews): readonly ViewAction[] {
  const words = useViewWords();
  const { active, isPlain, isChanged, hasOwnAll } = views;
  const named = views.views.map((view) => ({
    name: `open ${keyOf(view)}`,
    label: view.label,
    act: () => views.open(view),
    isOn: view === active && !isChanged,
  }));
  const all = {
    name: 'open',
    label: words('view.whole'),
    act: () => views.open(undefined),
    isOn: active === undefined && isPlain,
  };
  const [first, ...others] = hasOwnAll ? named : [all, ...named];
  return first === undefined ? [] : [{ ...first, heads: words('view.list') }, ...others];
}

function useActions(
  views: SavedViews,
  view: SavedView | KeptView | undefined,
): readonly (readonly ViewAction[])[] {
  const words = useViewWords();
  const askName = useAskName(views);
  const copyLink = useCopyLink(views, view);
  const sourceOf = useViewSource();
  const ofKept = useViewActions(views, isKept(view) ? view : undefined);
  const ofPreset = usePresetActions(views, view);
  const [first = [], ...others] = isKept(view) ? ofKept : [[], ...ofPreset];
  const general: readonly ViewAction[] = [
    { name: 'save_as', label: words('view.save_as'), act: () => askName() },
    ...(view === undefined
      ? []
      : [
          {
            name: 'duplicate',
            label: words('view.duplicate'),
            act: () => askName(withoutIsolates(words('view.copy_of', { name: view.label }))),
          },
        ]),
    { name: 'copy_link', label: words('view.copy_link'), act: copyLink },
  ];
  const [head, ...rest] = [...first, ...general];
  if (head === undefined || view === undefined) return [general];
  const whose = isKept(view) ? (sourceOf(view) ?? words('view.yours')) : words('view.preset');
  return [[{ ...head, heads: `${view.label} · ${whose}` }, ...rest], ...others];
}
