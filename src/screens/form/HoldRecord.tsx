import { useCallback, useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useChanges } from './useChanges.ts';

interface HeldRecord {
  /** The record to show for the one that was read last. */
  readonly held: (latest: RaRecord) => RaRecord;
  readonly onHold: (record: RaRecord | undefined) => void;
}

/**
 * A form starts anew when its record does, also where that was merely read again. What is typed stays, and stays on the
 * version that it was typed on: whoever saves it is then asked about what somebody else has saved meanwhile (K6).
 */
export function useHeldRecord(): HeldRecord {
  const [record, onHold] = useState<RaRecord>();
  const held = useCallback(
    (latest: RaRecord) => (record !== undefined && String(record.id) === String(latest.id) ? record : latest),
    [record],
  );
  return { held, onHold };
}

interface HoldRecordProps extends Pick<HeldRecord, 'onHold'> {
  readonly record: RaRecord;
  readonly sources: readonly string[];
  /** It began with something else than the record. */
  readonly isFilled?: boolean;
}

/** Holds the record of the form around it while something there has changed. */
export const HoldRecord = ({ record, sources, isFilled = false, onHold }: HoldRecordProps) => {
  const isChanged = useChanges(sources).length > 0 || isFilled;
  useEffect(() => onHold(isChanged ? record : undefined), [isChanged, record, onHold]);
  return null;
};
