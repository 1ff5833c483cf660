import { describe, expect, it } from 'vitest';
import type { HistoryRow } from './historyDocument.ts';
import { historyLines, reasonOf } from './historyLines.ts';

const row: HistoryRow = {
  id: '1',
  event: 'updated',
  oldValues: '{"booking_status":"NEW","participant_id":5,"notes":null,"passport_number":"x"}',
  newValues: {
    booking_status: 'CONFIRMED',
    participant_id: 6,
    notes: '',
    passport_number: 'y',
    date_modified: '2027-01-01T00:00:00Z',
    override_reason: 'Contract is on its way',
  },
  createdAt: '2027-01-01T00:00:00Z',
  user: null,
};

describe('a row of the history', () => {
  it('tells what changed by field; ids and passports by name only; nothing that stayed empty', () => {
    expect(historyLines(row)).toEqual([
      { source: 'bookingStatus', before: 'NEW', after: 'CONFIRMED', isHidden: false },
      { source: 'participant', before: 5, after: 6, isHidden: true },
      { source: 'passportNumber', before: 'x', after: 'y', isHidden: true },
    ]);
  });

  it('tells the reason', () => {
    expect(reasonOf(row)).toBe('Contract is on its way');
    expect(reasonOf({ ...row, newValues: null })).toBeUndefined();
  });
});
