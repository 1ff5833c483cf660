import { useCallback, useState } from 'react';
import { isReady } from '../impressionState.ts';
import type { Run } from '../runOperations.ts';

/** What is ticked, at first what has to be made again; what has come to be blocked since, or is no more, is not. */
export function useTicked(run: Run) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(() => outdatedIn(run));
  const tick = useCallback(
    (changed: readonly string[], on: boolean) =>
      setKeys((before) => {
        const rest = [...before].filter((key) => !changed.includes(key));
        return new Set(on ? [...rest, ...changed] : rest);
      }),
    [],
  );
  const ready = run.impressions.filter((impression) => keys.has(impression.key) && isReady(impression));
  return { ticked: new Set(ready.map(({ key }) => key)), tick };
}

const outdatedIn = ({ impressions }: Run): ReadonlySet<string> =>
  new Set(impressions.flatMap(({ key, latest }) => (latest?.isOutdated === true ? [key] : [])));
