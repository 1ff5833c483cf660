import { useRef, useState } from 'react';
import { HttpError } from 'react-admin';
import { isValues } from '#src/data/isValues.ts';
import { idempotencyKey } from '#src/data/write/idempotencyKey.ts';

/** The contract's code for a key that has stored other values (K5). */
const mismatch = 'IDEMPOTENCY_MISMATCH';

export interface FormKey {
  /** The form's key by now. */
  readonly current: () => string;
  readonly renew: () => void;
  /** Goes on with the key of a form that was left unfinished: it may have been sent. */
  readonly take: (key: string) => void;
  /** How often this has been refused since an earlier sending was saved with other values, its answer lost. */
  readonly mismatches: number;
  /** Answers whether that is why it was refused: then the form says so. */
  readonly refused: (error: Error) => boolean;
}

/**
 * One key per form: a second press, or a sending that is repeated because its answer was lost, makes no second record.
 * Only who has been told that the first was saved has another key for what they typed since.
 */
export function useFormKey(): FormKey {
  const [first] = useState(idempotencyKey);
  const key = useRef(first);
  const [mismatches, setMismatches] = useState(0);
  return {
    current: () => key.current,
    renew: () => {
      key.current = idempotencyKey();
      setMismatches(0);
    },
    take: (before) => {
      key.current = before;
    },
    mismatches,
    refused: (error) => {
      const body: unknown = error instanceof HttpError ? error.body : undefined;
      const isStored = isValues(body) && body.code === mismatch;
      setMismatches((times) => (isStored ? times + 1 : 0));
      return isStored;
    },
  };
}
