import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { isTyping } from '#src/screens/keyboard/isTyping.ts';
import type { Impression, Run } from './runOperations.ts';

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
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = { j: 1, k: -1 }[event.key.toLowerCase()];
      const next = by === undefined || isTyping(event) ? undefined : impressions[at + by]?.key;
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
      document.querySelector(`[data-impression="${CSS.escape(next)}"]`)?.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [impressions, at, choose]);
  return { chosen: impressions[at], choose };
}
