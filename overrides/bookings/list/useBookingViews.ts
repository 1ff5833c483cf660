import { useMemo } from 'react';
import type { BookingSource } from '#resources/bookings/index.ts';
import { standingStatuses, undecidedStatuses } from '../bookingStates.ts';
import { defaultPerPage } from '#src/screens/list/defaultPerPage.ts';
import type { SavedView } from '#src/screens/list/views/SavedView.ts';
import { type BookingFilter, useListWords } from './listWords.ts';
import { allBut, chaseColumns, defaultColumns } from './bookingListColumns.tsx';

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
export function useBookingViews(): readonly SavedView[] {
  const words = useListWords();
  return useMemo(
    () => [
      { label: words('view.chase'), value: look(chaseFilter, chaseColumns, 'centreEvent') },
      { label: words('view.placeholders'), value: look(placeholderFilter, defaultColumns, 'dateExpiry') },
    ],
    [words],
  );
}
