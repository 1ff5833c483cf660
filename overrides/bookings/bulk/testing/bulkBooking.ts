import type { BulkBooking } from '../bulkPreview.ts';

/** A new trainee's booking, complete and on no event in particular. */
export const bulkBooking = (id: string, changes: Partial<BulkBooking> = {}): BulkBooking => ({
  id,
  bookingStatus: 'NEW',
  bookingType: 'TRAINEE',
  consumesSeat: true,
  collectStatus: 'COMPLETE',
  collectMissing: [],
  dateModified: '2026-11-20T08:00:00.000Z',
  participant: { id: `p${id}`, fullName: `Guest ${id}` },
  country: null,
  centreEvent: null,
  can: [],
  ...changes,
});
