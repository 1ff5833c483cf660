import { useDeferredValue } from 'react';
import type { RaRecord } from 'react-admin';

/**
 * The records that are drawn: other ones are drawn in slices, so that a hundred of them hold up no key and no click, and
 * those of before stay until they are; what is new of the same records is drawn at once. None before the first.
 */
export function useDrawnRecords(records: readonly RaRecord[] | undefined): readonly RaRecord[] | undefined {
  const before = useDeferredValue(records);
  return areSame(before, records) ? records : before;
}

const areSame = (some: readonly RaRecord[] | undefined, others: readonly RaRecord[] | undefined): boolean =>
  some === others ||
  (some?.length === others?.length && some?.every(({ id }, place) => id === others?.[place]?.id) === true);
