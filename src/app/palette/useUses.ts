import { useStore } from 'react-admin';
import { useCallback } from 'react';

type Uses = Readonly<Record<string, number>>;

const kept = 60;
const none: Uses = {};

/** How often each thing was chosen; of many, the seldom ones are forgotten. */
const countUse = (uses: Uses, id: string): Uses => {
  const others = Object.entries(uses).filter(([name]) => name !== id);
  const often = others.toSorted(([, one], [, other]) => other - one).slice(0, kept - 1);
  return Object.fromEntries([[id, (uses[id] ?? 0) + 1], ...often]);
};

export function useUses(): readonly [Uses, (id: string) => void] {
  const [uses, setUses] = useStore<Uses>('palette.uses', none);
  const count = useCallback((id: string) => setUses(countUse(uses, id)), [uses, setUses]);
  return [uses, count];
}
