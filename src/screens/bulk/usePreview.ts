import { useEffect, useEffectEvent, useState } from 'react';
import { refusalOf, type Refusal } from '#src/data/errors/Refusal.ts';
import type { FieldWish } from './AskedChange.ts';
import type { LookAhead, Looked, SelectedRows } from './BulkPreview.ts';

export interface Preview extends Looked {
  readonly isDone: boolean;
  /** Why it could not be looked at any further. */
  readonly refusal: Refusal | undefined;
}

const nothing: Looked = { rows: [], looked: 0, total: 0 };

/** What a change would do, as it is found out; given up when it is left. */
export function usePreview(
  look: LookAhead,
  wishes: readonly FieldWish[],
  select: () => Promise<SelectedRows>,
): Preview {
  const [state, setState] = useState<Omit<Preview, keyof Looked>>({ isDone: false, refusal: undefined });
  const [looked, setLooked] = useState(nothing);
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const tell = (next: Looked) => {
      if (!signal.aborted) setLooked(next);
    };
    try {
      await look(wishes, await select(), tell, signal);
      if (!signal.aborted) setState({ isDone: true, refusal: undefined });
    } catch (error) {
      if (!signal.aborted) setState({ isDone: true, refusal: refusalOf(error) });
    }
  });
  useEffect(() => {
    const giveUp = new AbortController();
    void ask(giveUp.signal);
    return () => giveUp.abort();
  }, []);
  return { ...looked, ...state };
}
