import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { unreadOf, type Refusal } from '#src/data/errors/Refusal.ts';
import { whenOnline } from '#src/data/write/whenOnline.ts';
import type { FieldWish } from './AskedChange.ts';
import type { LookAhead, Looked, SelectedRows } from './BulkPreview.ts';

export interface Preview extends Looked {
  /** All of it was looked at. */
  readonly isDone: boolean;
  /** How many of those that were named are there no more. */
  readonly gone: number;
  /** Why it could not be looked at any further. */
  readonly refusal: Refusal | undefined;
  /** Looks at the rest. */
  readonly goOn: () => void;
}

const nothing: Looked = { rows: [], looked: 0, ids: [] };
const underWay = { isDone: false, refusal: undefined };

/** What a change would do, as it is found out; given up when it is left. */
export function usePreview(
  look: LookAhead,
  wishes: readonly FieldWish[],
  select: () => Promise<SelectedRows>,
): Preview {
  const [state, setState] = useState<Pick<Preview, 'isDone' | 'refusal'>>(underWay);
  const [turn, setTurn] = useState(0);
  const [looked, setLooked] = useState(nothing);
  const [named, setNamed] = useState<number>();
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const tell = (next: Looked) => {
      if (!signal.aborted) setLooked(next);
    };
    try {
      await whenOnline(signal);
      // Which rows are meant is found out once.
      const selected = looked.ids.length > 0 ? { ids: looked.ids } : await select();
      if (!signal.aborted) setNamed((before) => before ?? selected.ids?.length);
      await look(wishes, selected, tell, signal, looked);
      if (!signal.aborted) setState({ isDone: true, refusal: undefined });
    } catch (error) {
      if (!signal.aborted) setState({ isDone: false, refusal: unreadOf(error) });
    }
  });
  useEffect(() => {
    const giveUp = new AbortController();
    void ask(giveUp.signal);
    return () => giveUp.abort();
  }, [turn]);
  const goOn = () => {
    setState(underWay);
    setTurn((before) => before + 1);
  };
  const isUnanswered = state.refusal !== undefined && state.refusal.code === undefined;
  const goOnAgain = useEffectEvent(goOn);
  useEffect(
    () => (isUnanswered ? onlineManager.subscribe((isOnline) => isOnline && goOnAgain()) : undefined),
    [isUnanswered],
  );
  const gone = state.isDone ? (named ?? looked.ids.length) - looked.rows.length : 0;
  return { ...looked, ...state, gone, goOn };
}
