import { bookingConditions, bookingFilters, bookingViews } from '#resources/bookings/index.ts';
import { SelectionDocuments } from '#overrides/documents/index.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { useTrash } from '#src/screens/list/selection/useTrash.ts';
import { useWhole } from '#src/screens/list/selection/wholeSelection.ts';
import type { BookingFilter } from './listWords.ts';
import {
  arrivalColumns,
  bookingListColumns,
  chaseColumns,
  columnOrder,
  defaultColumns,
} from './bookingListColumns.tsx';
import { QuickFilters } from './QuickFilters.tsx';
import { useListContext } from 'react-admin';
import { BulkStatusButtons } from '../bulk/BulkStatusButtons.tsx';

/** Documents, confirm and cancel for the ticked rows of the list. */
const BookingBulkButtons = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  const isTrash = useTrash();
  const isAll = useWhole(selectedIds);
  if (isTrash || isAll) return null;
  return (
    <>
      <SelectionDocuments ids={selectedIds} />
      <BulkStatusButtons ids={selectedIds} onChanged={onUnselectItems} />
    </>
  );
};

const columns = Object.entries(bookingListColumns).map(([source, column]) => ({ ...column, key: source }));
const columnsOfView = new Map([
  ['chase', chaseColumns],
  ['arrivals', arrivalColumns],
]);
const presets = bookingViews.map((view) => ({
  ...view,
  columns: columnsOfView.get(view.name) ?? defaultColumns,
}));
const quickKeys: readonly BookingFilter[] = ['booking_status', 'booking_type', 'participant_country'];
const quick = { keys: quickKeys, content: <QuickFilters /> };
const bulkButtons = <BookingBulkButtons />;

/** All bookings: views that are ready, filters at hand, many changed at once. */
export const BookingList = () => (
  <ResourceList
    filters={bookingFilters}
    conditions={bookingConditions}
    defaultColumns={defaultColumns}
    columnOrder={columnOrder}
    sort={{ field: 'dateCreated', order: 'DESC' }}
    presets={presets}
    quick={quick}
    bulkButtons={bulkButtons}
  >
    {columns}
  </ResourceList>
);
