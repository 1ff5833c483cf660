import { DataTable } from 'react-admin';
import {
  waitingListEntryColumns,
  waitingListEntryFilters,
  type WaitingListEntrySource,
} from '#resources/waitingListEntries/index.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { NextField } from './NextField.tsx';
import { UpgradeField } from './UpgradeField.tsx';

const columns = {
  ...waitingListEntryColumns,
  isNextEligible: (
    <DataTable.Col
      source={'isNextEligible' satisfies WaitingListEntrySource}
      label="Next"
      field={NextField}
      disableSort
    />
  ),
  upgrade: <DataTable.Col source="upgrade" label="Book" field={UpgradeField} disableSort />,
};

const defaultColumns: readonly (keyof typeof columns)[] = [
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
export const WaitingListEntryList = () => (
  <ResourceList
    filters={waitingListEntryFilters}
    defaultColumns={defaultColumns}
    sort={{ field: 'position', order: 'ASC' }}
  >
    {Object.entries(columns).map(([source, column]) => ({ ...column, key: source }))}
  </ResourceList>
);
