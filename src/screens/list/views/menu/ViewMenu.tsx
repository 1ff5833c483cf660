import CheckIcon from '@mui/icons-material/Check';
import { Divider, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useAskName } from '../useAskName.tsx';
import type { SavedViews } from '../useSavedViews.ts';
import { isKept, type KeptView } from '../KeptView.ts';
import type { SavedView } from '../SavedView.ts';
import { useViewSource } from '../useViewSource.ts';
import { useViewWords } from '../viewWords.ts';
import { useCopyLink } from './useCopyLink.tsx';
import { useViewActions } from './useViewActions.ts';
import type { ViewAction } from './ViewAction.ts';

export interface ViewMenuProps {
  readonly views: SavedViews;
  readonly view: SavedView | KeptView;
  readonly anchor: HTMLElement;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What can be done with the view that is open. */
export const ViewMenu = ({ views, view, anchor, isOpen, onClose }: ViewMenuProps) => {
  const words = useViewWords();
  const askName = useAskName(views);
  const copyLink = useCopyLink(views, view);
  const sourceOf = useViewSource();
  const groups = useViewActions(views, isKept(view) ? view : undefined);
  const general: readonly ViewAction[] = [
    { name: 'save_as', label: words('view.save_as'), act: () => askName() },
    {
      name: 'duplicate',
      label: words('view.duplicate'),
      act: () => askName(words('view.copy_of', { name: view.label })),
    },
    { name: 'copy_link', label: words('view.copy_link'), act: copyLink },
  ];
  const [first = [], ...others] = groups;
  const shown = [[...first, ...general], ...others].filter((group) => group.length > 0);
  return (
    <Menu
      open={isOpen}
      onClose={onClose}
      anchorEl={anchor}
      slotProps={{ list: { 'aria-label': words('view.menu', { name: view.label }) } }}
    >
      <ListSubheader sx={{ lineHeight: '32px' }}>
        {isKept(view) ? (sourceOf(view) ?? words('view.yours')) : words('view.preset')}
      </ListSubheader>
      {shown.flatMap((group, index) => [
        ...(index === 0 ? [] : [<Divider key={`divider ${index}`} />]),
        ...group.map(({ name, label, act, isOn, heads }) => [
          heads !== undefined && (
            <ListSubheader key={`${name} head`} sx={{ lineHeight: '28px' }}>
              {heads}
            </ListSubheader>
          ),
          <MenuItem
            key={name}
            dense
            {...(isOn !== undefined && { role: 'menuitemradio', 'aria-checked': isOn })}
            onClick={() => {
              onClose();
              act();
            }}
          >
            <span style={{ flex: 1 }}>{label}</span>
            {isOn === true && <CheckIcon sx={{ ml: 2, fontSize: 16 }} />}
          </MenuItem>,
        ]),
      ])}
    </Menu>
  );
};
