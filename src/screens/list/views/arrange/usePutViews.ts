import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { putView, type ViewPut } from './putView.ts';

interface PutViews {
  /** As it is shown. */
  readonly ids: readonly string[];
  readonly put: (put: ViewPut) => void;
}

/**
 * An order whose changes are shown at once and kept one behind the other.
 * @param ids As it is kept.
 * @param keep Done once the order is read anew. Throws why it was not kept: it stands then as it was.
 */
export function usePutViews(
  ids: readonly string[],
  keep: (put: ViewPut) => Promise<void>,
  onRefused: () => void,
): PutViews {
  const notify = useNotify();
  const [open, setOpen] = useState<readonly ViewPut[]>([]);
  const sent = useRef(Promise.resolve());
  const send = async (put: ViewPut) => {
    try {
      await keep(put);
    } catch (error) {
      onRefused();
      notify(refusalOf(error).message, { type: 'error' });
    }
    setOpen((all) => all.filter((each) => each !== put));
  };
  const put = (next: ViewPut) => {
    setOpen((all) => [...all, next]);
    sent.current = sent.current.then(async () => send(next));
  };
  return { ids: open.reduce(putView, ids), put };
}
