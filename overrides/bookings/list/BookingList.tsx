import { bookingConditions, bookingFilters, type BookingSource } from '#resources/bookings/index.ts';
import { SelectionDocuments } from '#overrides/documents/index.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { type BookingFilter, useListWords } from './listWords.ts';
import {
  bookingListColumns,
  columnOrder,
  defaultColumns,
  allBut,
  chaseColumns,
} from './bookingListColumns.tsx';
import { QuickFilters } from './QuickFilters.tsx';
import { useListContext } from 'react-admin';
import { BulkStatusButtons } from '../bulk/BulkStatusButtons.tsx';
import { useMemo } from 'react';
import { standingStatuses, undecidedStatuses } from '../bookingStates.ts';
import { defaultPerPage } from '#src/screens/list/defaultPerPage.ts';
import type { SavedView } from '#src/screens/list/views/SavedView.ts';

type Filter = { readonly [Key in BookingFilter]?: unknown };

/** People who still owe something for an event that is to come (G1); who is cancelled owes nothing. */
const chaseFilter: Filter = {
  collect_status: 'INCOMPLETE',
  is_upcoming: true,
  is_placeholder: false,
  booking_status: standingStatuses,
};
const placeholderFilter: Filter = {
  is_placeholder: true,
  is_upcoming: true,
  booking_status: undecidedStatuses,
};

/** The most urgent first: by the day of the event, by the day on which the seat is lost. */
const look = (
  filter: Filter,
  columns: Parameters<typeof allBut>[0],
  field: BookingSource,
): SavedView['value'] => ({
  filter,
  sort: { field, order: 'ASC' },
  perPage: defaultPerPage,
  displayedFilters: [],
  hiddenColumns: allBut(columns),
});

/** The views that the list comes with. */
function useBookingViews(): readonly SavedView[] {
  const words = useListWords();
  return useMemo(
    () => [
      { label: words('view.chase'), value: look(chaseFilter, chaseColumns, 'centreEvent') },
      { label: words('view.placeholders'), value: look(placeholderFilter, defaultColumns, 'dateExpiry') },
    ],
    [words],
  );
}

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
