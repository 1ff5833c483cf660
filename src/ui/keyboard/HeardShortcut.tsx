import { useShortcut, type ShortcutOptions } from './useShortcut.ts';

/** A shortcut as an element, where there are as many as there are things. */
export const HeardShortcut = (shortcut: ShortcutOptions) => {
  useShortcut(shortcut);
  return null;
};
