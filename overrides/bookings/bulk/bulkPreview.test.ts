import { describe, expect, it } from 'vitest';
import { bulkPreview, type BulkBooking } from './bulkPreview.ts';
import { bulkBooking } from './testing/bulkBooking.ts';

const event = (changes: Partial<NonNullable<BulkBooking['centreEvent']>> = {}) => ({
  id: '7',
  name: 'Spasticity day',
  isFull: false,
  waitingListCount: 0,
  authorisationObtained: false,
  contractExecuted: false,
  trainingCentre: { id: '8', authorisationRequired: false, contractRequired: false },
  ...changes,
});

const booking = (changes: Partial<BulkBooking> = {}): BulkBooking =>
  bulkBooking('1', { bookingStatus: 'PENDING', centreEvent: event(), ...changes });

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
    const crowded = booking({ centreEvent: event({ isFull: true, waitingListCount: 4 }) });
    expect(bulkPreview(crowded, 'cancel')).toEqual({
      word: 'preview.seat_waiting',
      count: 4,
      outlook: 'change',
    });
  });

  it('promises it to nobody who waits though seats are free (W2)', () => {
    const limited = booking({ centreEvent: event({ waitingListCount: 2 }) });
    expect(bulkPreview(limited, 'cancel')).toEqual({ word: 'preview.seat_free', outlook: 'change' });
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

describe('confirming without the papers that the centre requires (B2)', () => {
  const can = (...allowed: readonly string[]) =>
    ['update', 'cancel', 'confirm'].map((action) => {
      const isAllowed = allowed.includes(action);
      return { action, allowed: isAllowed, why: isAllowed ? null : `Not to ${action}.` };
    });
  const manager = can('update', 'cancel', 'confirm');
  const compliance = can('confirm');
  const requires = (authorisationRequired: boolean, contractRequired: boolean) =>
    event({ trainingCentre: { id: '8', authorisationRequired, contractRequired } });

  it.each([
    ['the authorisation', requires(true, false), 'preview.no_authorisation'],
    ['the contract', requires(false, true), 'preview.no_contract'],
    ['both', requires(true, true), 'preview.no_papers'],
  ] as const)('lacks %s: it will be refused, or asks compliance for a reason', (_name, centreEvent, word) => {
    expect(bulkPreview(booking({ centreEvent, can: manager }), 'confirm')).toEqual({
      word,
      outlook: 'doubt',
    });
    expect(bulkPreview(booking({ centreEvent, can: compliance }), 'confirm')).toEqual({
      word,
      outlook: 'change',
      needsReason: true,
    });
  });

  it('is nothing to speak of where the event has them', () => {
    const centreEvent = { ...requires(true, true), authorisationObtained: true, contractExecuted: true };
    expect(bulkPreview(booking({ centreEvent, can: manager }), 'confirm').word).toBe('preview.confirmed');
  });

  it('takes a reason of compliance in any case, but none for what stays as it is', () => {
    expect(bulkPreview(booking({ can: compliance }), 'confirm').needsReason).toBe(true);
    const done = booking({ can: compliance, bookingStatus: 'CONFIRMED' });
    expect(bulkPreview(done, 'confirm').needsReason).toBeUndefined();
  });

  it('and what the viewer may not do is not sent', () => {
    const preview = bulkPreview(booking({ can: compliance }), 'cancel');
    expect(preview).toEqual({ word: 'preview.not_allowed', why: 'Not to cancel.', outlook: 'none' });
  });
});
