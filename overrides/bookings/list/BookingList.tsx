import { bookingConditions, bookingFilters } from '#resources/bookings/index.ts';
import { SelectionDocuments } from '#overrides/documents/index.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import type { BookingFilter } from './listWords.ts';
import { bookingListColumns, columnOrder, defaultColumns } from './bookingListColumns.tsx';
import { QuickFilters } from './QuickFilters.tsx';
import { useBookingViews } from './useBookingViews.ts';
import { useListContext } from 'react-admin';
import { BulkStatusButtons } from '../bulk/BulkStatusButtons.tsx';

/** Documents, confirm and cancel for the selected rows of the list. */
const BookingBulkActions = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  return (
    <>
      <SelectionDocuments ids={selectedIds} />
      <BulkStatusButtons ids={selectedIds} onChanged={onUnselectItems} />
    </>
  );
};

const columns = Object.entries(bookingListColumns).map(([source, column]) => ({ ...column, key: source }));
const quickKeys: readonly BookingFilter[] = ['booking_status', 'booking_type', 'participant_country'];
const quick = { keys: quickKeys, content: <QuickFilters /> };
const bulkActions = { actions: ['confirm', 'cancel'], buttons: <BookingBulkActions /> };

/** All bookings: views that are ready, filters at hand, many changed at once. */
export const BookingList = () => (
  <ResourceList
    filters={bookingFilters}
    conditions={bookingConditions}
    defaultColumns={defaultColumns}
    columnOrder={columnOrder}
    sort={{ field: 'dateCreated', order: 'DESC' }}
    presets={useBookingViews()}
    quick={quick}
    bulkActions={bulkActions}
  >
    {columns}
  </ResourceList>
);
