import { DataTable, useFieldValue, useRecordContext } from 'react-admin';
import {
  waitingListEntryColumns,
  waitingListEntryConditions,
  waitingListEntryFilters,
  type WaitingListEntryRecord,
  type WaitingListEntrySource,
  waitingListEntryViews,
} from '#resources/waitingListEntries/index.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { NextChip, UpgradeButton, useBookingWords, type BookingWords } from '../bookings/index.ts';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { allows } from '#src/data/access/Permission.ts';
import { useMay } from '#src/data/access/useAccess.ts';

type Entry = Pick<WaitingListEntryRecord, 'id' | 'participant' | 'isNextEligible' | 'can'>;

/** The way out of the waiting list, at the row. */
const UpgradeField: FieldComponent = () => {
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
UpgradeField.action = true;

/** Marks who could take a seat now (W4); of the others there is nothing to say. */
const NextField: FieldComponent = ({ source }) => {
  const isNext: unknown = useFieldValue({ source });
  return isNext === true ? <NextChip /> : null;
};
NextField.inFile = () => ({});
NextField.csv = (value, _props, { translate }) =>
  value === true ? translate('booking.waiting.next', { _: 'Next' }) : '';

const columns = {
  ...waitingListEntryColumns,
  isNextEligible: (
    <DataTable.Col source={'isNextEligible' satisfies WaitingListEntrySource} field={NextField} disableSort />
  ),
};

const upgradeColumn = (words: BookingWords) => (
  <DataTable.Col
    key="upgrade"
    source="upgrade"
    label={words('waiting.book')}
    field={UpgradeField}
    disableSort
  />
);

const defaultColumns: readonly (keyof typeof columns | 'upgrade')[] = [
  'participant',
  'centreEvent',
  'position',
  'waitReason',
  'priority',
  'dateCreated',
  'isNextEligible',
  'upgrade',
];

/** Everybody who waits, the first in line of each event on top. */
export const WaitingListEntryList = () => {
  const words = useBookingWords();
  const mayUpgrade = useMay('upgrade').allowed;
  return (
    <ResourceList
      filters={waitingListEntryFilters}
      conditions={waitingListEntryConditions}
      defaultColumns={defaultColumns}
      sort={{ field: 'position', order: 'ASC' }}
      presets={waitingListEntryViews}
    >
      {Object.entries(columns).map(([source, column]) => ({ ...column, key: source }))}
      {mayUpgrade && upgradeColumn(words)}
    </ResourceList>
  );
};
