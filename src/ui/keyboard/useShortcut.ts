import { useEffect, useEffectEvent } from 'react';
import { registerShortcut, type Shortcut } from './shortcuts.ts';

export interface ShortcutOptions extends Shortcut {
  /** Where it cannot be done now it is not there: neither key nor words. */
  readonly enabled?: boolean | undefined;
}

/** A key, or two after each other, that does something while this is on screen: heard, named in the sheet, in the palette. */
export function useShortcut({
  keys,
  label,
  place,
  whileTyping,
  overDialogs,
  isStep,
  leads,
  enabled = true,
  run,
}: ShortcutOptions): void {
  const onRun = useEffectEvent(run);
  useEffect(
    () =>
      enabled
        ? registerShortcut({
            keys,
            label,
            place,
            whileTyping,
            overDialogs,
            isStep,
            leads,
            run: () => onRun(),
          })
        : undefined,
    [keys, label, place, whileTyping, overDialogs, isStep, leads, enabled],
  );
}
