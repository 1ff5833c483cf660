import { useRecordContext, useResourceContext } from 'react-admin';
import type { JourneyKind } from '#overrides/bookings/wizard/form/WizardValues.ts';
import type { JourneyRecord } from '../SeatRecord.ts';
import { useEntry, useSeat } from '../useJourneyRecord.ts';

interface EditedRecord {
  readonly kind: JourneyKind;
  readonly record: JourneyRecord;
}

/** What the form is about, as its page shows it: with its event, and with what is on file but hidden. */
export function useEditedRecord(): EditedRecord | undefined {
  const kind: JourneyKind = useResourceContext() === 'bookings' ? 'booking' : 'entry';
  const id = String(useRecordContext()?.id ?? '');
  const seat = useSeat(id, kind === 'booking' && id !== '').data;
  const entry = useEntry(id, kind === 'entry' && id !== '').data;
  const record = kind === 'booking' ? seat : entry;
  return record === undefined ? undefined : { kind, record };
}
