import { useRecordContext } from 'react-admin';
import type { WaitingListEntryRecord } from '#resources/waitingListEntries/index.ts';
import { UpgradeButton, useBookingWords } from '../bookings/index.ts';
import { allows } from '#src/data/access/Permission.ts';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';

type Entry = Pick<WaitingListEntryRecord, 'id' | 'participant' | 'isNextEligible' | 'can'>;

/** The way out of the waiting list, at the row. */
export const UpgradeField: FieldComponent = () => {
  const words = useBookingWords();
  const entry = useRecordContext<Entry>();
  if (entry === undefined || !allows(entry.can, 'upgrade')) return null;
  return (
    <UpgradeButton
      id={entry.id}
      name={entry.participant?.fullName ?? words('waiting.somebody')}
      isNext={entry.isNextEligible}
    />
  );
};
UpgradeField.needs = ['isNextEligible', 'participant'] satisfies (keyof Entry)[];
UpgradeField.csv = () => '';
UpgradeField.action = true;
