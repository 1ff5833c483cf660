import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import type { Impression, Run } from '../runOperations.ts';

const parameter = 'document';

/** The impression whose paper is seen: it stands in the address, and J and K move to the next and the one before. */
export function useChosen({ impressions }: Run): {
  readonly chosen: Impression | undefined;
  readonly choose: (key: string) => void;
} {
  const [params, setParams] = useSearchParams();
  const choose = useCallback(
    (key: string) =>
      setParams((before) => ({ ...Object.fromEntries(before), [parameter]: key }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const named = impressions.findIndex(({ key }) => key === params.get(parameter));
  const at = Math.max(named, 0);
  const say = useWording();
  const step = (by: number) => {
    const next = impressions[at + by]?.key;
    if (next === undefined) return false;
    choose(next);
    document.querySelector(`[data-impression="${CSS.escape(next)}"]`)?.scrollIntoView({ block: 'nearest' });
    return true;
  };
  useShortcut({ keys: 'J', label: say('keys.next'), isStep: true, run: () => step(1) });
  useShortcut({ keys: 'K', label: say('keys.previous'), isStep: true, run: () => step(-1) });
  return { chosen: impressions[at], choose };
}
