import MoreIcon from '@mui/icons-material/MoreHoriz';
import { Box, IconButton, Tab, Tabs, Typography } from '@mui/material';
import { Suspense, useRef, useState } from 'react';
import { useCount } from '#src/fields/wording/useCount.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { ViewActions } from './ViewActions.tsx';
import { useAskName } from './useAskName.tsx';
import { useViewCounts } from './keeping/useViewCounts.ts';
import { useKeptByContract } from './keeping/useKeptByContract.ts';
import { isKept, keyOf } from './KeptView.ts';
import type { SavedViews } from './useSavedViews.ts';
import { useViewSource } from './useViewSource.ts';
import { useViewWords } from './viewWords.ts';

// Most visits never open it.
const ViewMenu = lazyPart(() => import('./menu/ViewMenu.tsx'), 'ViewMenu');

/** The views of a list as tabs, once there are any, each with how many records it has; a menu for the one that is open. */
export const ViewTabs = (views: SavedViews) => {
  const say = useWording();
  const words = useViewWords();
  const sourceOf = useViewSource();
  const count = useCount();
  const byContract = useKeptByContract();
  const counts = useViewCounts(byContract ? views.kept.map(({ id }) => id) : none);
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  const openMenu = () => {
    setAnchor(button.current ?? undefined);
    setOpen(true);
  };
  const askName = useAskName(views);
  const hasViews = views.views.length > 0;
  useShortcut({
    keys: 'V',
    label: words(hasViews ? 'view.switch' : 'view.save_new'),
    place: 'list',
    isStep: true,
    enabled: hasViews || !views.isPlain,
    run: () => (hasViews ? openMenu() : askName()),
  });
  const { active, isPlain, hasOwnAll } = views;
  if (!hasViews) return null;
  const source = isKept(active) ? sourceOf(active) : undefined;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: 1, borderColor: 'divider' }}>
      <ViewActions views={views.views} open={views.open} />
      <Tabs
        value={active ? keyOf(active) : isPlain && !hasOwnAll ? '' : false}
        onChange={(_event, key: string) => views.open(views.views.find((view) => keyOf(view) === key))}
        aria-label={words('view.list')}
        variant="scrollable"
        scrollButtons="auto"
        sx={{ minWidth: 0, border: 0, mb: '-1px' }}
      >
        {!hasOwnAll && <Tab value="" label={say('list.all')} />}
        {views.views.map((view) => {
          const known = view.count ?? counts.get(keyOf(view));
          return (
            <Tab
              key={keyOf(view)}
              value={keyOf(view)}
              title={view.label}
              // The one that is open as well: it shows the list as the view is.
              onClick={() => view === active && views.isChanged && views.open(view)}
              label={<ViewName label={view.label} count={known === undefined ? undefined : count(known)} />}
            />
          );
        })}
      </Tabs>
      <IconButton
        ref={button}
        size="small"
        aria-label={
          active === undefined ? words('view.menu_all') : words('view.menu', { name: active.label })
        }
        title={`${words('view.switch')} (V)`}
        aria-keyshortcuts="V"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={openMenu}
      >
        <MoreIcon sx={{ fontSize: 18 }} />
      </IconButton>
      {source !== undefined && (
        <Typography
          variant="caption"
          sx={{ color: 'text.secondary', whiteSpace: 'nowrap', display: { xs: 'none', sm: 'block' } }}
        >
          {source}
        </Typography>
      )}
      {anchor !== undefined && (
        <Suspense fallback={null}>
          <ViewMenu views={views} anchor={anchor} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
};

const none: readonly string[] = [];

interface ViewNameProps {
  readonly label: string;
  readonly count: string | undefined;
}

/** In one line: a long name is cut where it ends, in whichever direction it is read, and its count is not. */
const ViewName = ({ label, count }: ViewNameProps) => (
  <Box component="span" sx={{ display: 'flex', gap: 0.5, whiteSpace: 'nowrap' }}>
    <Box component="span" dir="auto" sx={{ maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {label}
    </Box>
    {count !== undefined && ' '}
    {count !== undefined && (
      <Box component="span" className="tabular" sx={{ fontWeight: 400, color: 'text.secondary' }}>
        {count}
      </Box>
    )}
  </Box>
);
