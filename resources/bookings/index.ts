// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export {
  bookingListOperation,
  bookingPickOperation,
  bookingShowOperation,
  bookingEditOperation,
  bookingCreateOperation,
  bookingUpdateOperation,
  bookingRemoveOperation,
  bookingRestoreOperation,
} from './operations.ts';
export { meta } from './meta.ts';
export type { BookingRecord, BookingInputSource, BookingSource } from './record.ts';
export { bookingMessages } from './messages.ts';
export { bookingColumns } from './columns.tsx';
export { bookingFilters, bookingConditions } from './filters.tsx';
export { bookingViews } from './views.ts';
export { bookingFields } from './fields.tsx';
export { bookingInputs, createBookingInputs } from './inputs.tsx';
export { updateBookingSchema, createBookingSchema } from './validation.ts';
export { BookingList } from './List.tsx';
export { BookingShow } from './Show.tsx';
export { BookingEdit } from './Edit.tsx';
export { BookingCreate } from './Create.tsx';
