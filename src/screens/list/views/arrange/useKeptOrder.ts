import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { refusalOf } from '#src/data/errors/Refusal.ts';

interface KeptOrder {
  /** As it is shown. */
  readonly ids: readonly string[];
  readonly order: (ids: readonly string[]) => void;
}

/**
 * An order that is shown at once and kept one change behind the other: whichever was sent last is the one that stays.
 * @param keep Throws why it was not kept: it stands then as it was.
 */
export function useKeptOrder(
  first: readonly string[],
  keep: (ids: readonly string[]) => Promise<void>,
  onRefused: () => void,
): KeptOrder {
  const notify = useNotify();
  const [ids, setIds] = useState(first);
  const kept = useRef(first);
  const sent = useRef(Promise.resolve());
  const send = async (next: readonly string[]) => {
    try {
      await keep(next);
      kept.current = next;
    } catch (error) {
      setIds(kept.current);
      onRefused();
      notify(refusalOf(error).message, { type: 'error' });
    }
  };
  const order = (next: readonly string[]) => {
    setIds(next);
    sent.current = sent.current.then(async () => send(next));
  };
  return { ids, order };
}
