/** What other nouns may take of bookings and the waiting list. */
export { bookingStates, type BookingState } from './bookingStates.ts';
export { statusOrder, undecidedStatuses } from './bookingStates.ts';
export { readBookings } from './bulk/readBookings.ts';
export { BulkStatusButtons } from './bulk/BulkStatusButtons.tsx';
export { changeEntryMutation, removeEntryMutation } from './record/actionOperations.ts';
export { mayEdit } from './record/edit/mayEdit.ts';
export { NextChip } from './waiting/NextChip.tsx';
export { UpgradeButton } from './waiting/UpgradeButton.tsx';
export { useBookingName } from './words/useBookingName.ts';
export { useBookingWords, type BookingWords } from './words/useBookingWords.ts';
export { useDetailNames } from './words/useDetailNames.ts';
export { wizardPaths } from './wizardPaths.ts';
