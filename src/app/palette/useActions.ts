import { useGetResourceLabel } from 'react-admin';
import { useNavigate } from 'react-router';
import { accounts } from '#overrides/index.ts';
import { decide } from '#src/data/access/Permission.ts';
import { useAccess } from '#src/data/access/useAccess.ts';
import { inText } from '#src/fields/wording/inText.ts';
import { useNewText } from '#src/fields/wording/useNewText.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { createPath } from '#src/fields/relation/recordPath.ts';
import { useShortcuts } from '#src/ui/keyboard/useShortcuts.ts';
import { useSignOut } from '../navigation/useSignOut.ts';
import { appResources } from '../resourceRoutes.tsx';
import { colourModes, useColourMode } from '../theme/colourMode.ts';
import { useWords } from '../words/useWords.ts';
import type { PaletteItem } from './PaletteItem.ts';

/** All that can be done: what the page on screen offers, new records, the look, signing out. */
export function useActions(): readonly PaletteItem[] {
  const words = useWords();
  const group = words('palette.actions');
  return [...useHere(), ...useCreations(group), ...useFrame(group)];
}

/** What is done here by a key, or only from here. Steps within the page make no sense from above it. */
function useHere(): readonly PaletteItem[] {
  const say = useWording();
  return useShortcuts()
    .filter(({ isStep, keys }) => isStep !== true && keys?.startsWith('G ') !== true)
    .map(({ label = '', keys, place = 'here', leads, run }) => ({
      id: `do:${label}`,
      label,
      keys,
      leads,
      group: say(`keys.place.${place}`),
      run: () => void run(),
    }));
}

function useCreations(group: string): readonly PaletteItem[] {
  const say = useWording();
  const access = useAccess();
  const navigate = useNavigate();
  const labelOf = useGetResourceLabel();
  const newText = useNewText();
  return Object.values(appResources)
    .filter(
      ({ create, type }) =>
        create !== undefined &&
        decide(
          'create',
          access?.find((one) => one.type === type),
          undefined,
        ).allowed,
    )
    .map(({ name }) => ({
      id: `new:${name}`,
      label: newText(name),
      also: say('list.new', { name: inText(labelOf(name, 1)) }),
      group,
      to: createPath(name),
      run: () => void navigate(createPath(name)),
    }));
}

function useFrame(group: string): readonly PaletteItem[] {
  const words = useWords();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [current, setMode] = useColourMode();
  const modes = colourModes
    .filter((mode) => mode !== current)
    .map((mode) => ({
      id: `mode:${mode}`,
      label: words('palette.mode', { mode: words(`colourMode.${mode}`) }),
      also: words('palette.theme'),
      group,
      run: () => setMode(mode),
    }));
  if (!accounts) return modes;
  const account = {
    id: 'account',
    label: words('account.title'),
    group,
    to: '/account',
    run: () => void navigate('/account'),
  };
  return [account, ...modes, { id: 'signOut', label: words('account.signOut'), group, run: signOut }];
}
