import { describe, expect, it } from 'vitest';
import { bulkPreview, type BulkBooking } from './bulkPreview.ts';

const booking = (changes: Partial<BulkBooking> = {}): BulkBooking => ({
  id: '1',
  bookingStatus: 'PENDING',
  bookingType: 'TRAINEE',
  consumesSeat: true,
  collectStatus: 'COMPLETE',
  collectMissing: [],
  dateModified: '2027-01-01T00:00:00.000Z',
  participant: { fullName: 'Zoë Brontë' },
  country: null,
  centreEvent: { id: '7', name: 'Spasticity day', waitingListCount: 0 },
  ...changes,
});

describe('what cancelling does to the seat (B3)', () => {
  it.each([
    ['frees it', {}, 'preview.seat_free', 'change'],
    ['frees one for staff', { bookingType: 'STAFF' }, 'preview.staff_free', 'change'],
    [
      'frees nothing of an expired placeholder',
      { consumesSeat: false, participant: null },
      'preview.no_seat',
      'change',
    ],
    [
      'is nothing where it is cancelled',
      { bookingStatus: 'CANCELLED', consumesSeat: false },
      'preview.already_cancelled',
      'none',
    ],
  ] as const)('%s', (_name, changes, word, outlook) => {
    expect(bulkPreview(booking(changes), 'cancel')).toEqual({ word, outlook });
  });

  it('tells how many wait for it', () => {
    const crowded = booking({ centreEvent: { id: '7', name: 'Spasticity day', waitingListCount: 4 } });
    expect(bulkPreview(crowded, 'cancel')).toEqual({
      word: 'preview.seat_waiting',
      count: 4,
      outlook: 'change',
    });
  });
});

describe('what stands against confirming (B1, B2)', () => {
  it.each([
    ['nothing', {}, 'preview.confirmed', 'change'],
    ['that it is done', { bookingStatus: 'CONFIRMED' }, 'preview.already_confirmed', 'none'],
    ['that it is cancelled', { bookingStatus: 'CANCELLED' }, 'preview.is_cancelled', 'doubt'],
    ['that nobody is named', { participant: null }, 'preview.no_participant', 'doubt'],
  ] as const)('%s', (_name, changes, word, outlook) => {
    expect(bulkPreview(booking(changes), 'confirm')).toEqual({ word, outlook });
  });

  it('names the details that are missing', () => {
    const owing = booking({ collectStatus: 'INCOMPLETE', collectMissing: ['passportNumber'] });
    expect(bulkPreview(owing, 'confirm')).toMatchObject({ fields: ['passportNumber'], outlook: 'doubt' });
  });
});
