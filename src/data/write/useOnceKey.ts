import { useState } from 'react';
import { idempotencyKey } from './idempotencyKey.ts';
import type { Outcome } from './useCall.ts';

interface OnceKey {
  readonly key: string;
  /** Tells what came of it. */
  readonly heard: (outcome: Outcome<unknown>) => void;
}

/**
 * K5: the key of one click or form, however often it is sent; another one once it is done. Where no answer came, or it
 * is still being worked on, it may have been heard: sent again it is the same.
 */
export function useOnceKey(): OnceKey {
  const [key, setKey] = useState(idempotencyKey);
  const heard: OnceKey['heard'] = ({ data, refusal }) => {
    // What was stored by this key is something else: what is asked for by now is another form.
    if (data || refusal?.code === 'IDEMPOTENCY_MISMATCH') setKey(idempotencyKey());
  };
  return { key, heard };
}
