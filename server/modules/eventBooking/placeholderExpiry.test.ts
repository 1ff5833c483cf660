import { describe, expect, it } from 'vitest';
import { placeholderExpiry } from './placeholderExpiry.ts';

const now = new Date('2027-03-12T23:30:00Z');
const expiry = (event: Partial<Parameters<typeof placeholderExpiry>[1]>) =>
  placeholderExpiry({ now }, { date_start: null, placeholder_expiry_days: null, time_zone: 'UTC', ...event });

describe('P1, when a placeholder expires', () => {
  it('is so many days after its creation', () => {
    expect(expiry({ date_start: '2027-06-10', placeholder_expiry_days: 14 })).toBe('2027-03-26');
  });

  it('is the first day of the event where that comes earlier', () => {
    expect(expiry({ date_start: '2027-03-20', placeholder_expiry_days: 14 })).toBe('2027-03-20');
  });

  it('is the first day of the event where no days are set', () => {
    expect(expiry({ date_start: '2027-06-10', placeholder_expiry_days: null })).toBe('2027-06-10');
    expect(expiry({ date_start: null, placeholder_expiry_days: null })).toBeNull();
  });

  it('is the same day at 0, as the calendar hangs in the event’s zone', () => {
    expect(expiry({ date_start: '2027-06-10', placeholder_expiry_days: 0 })).toBe('2027-03-12');
    expect(expiry({ date_start: '2027-06-10', placeholder_expiry_days: 0, time_zone: 'Asia/Tokyo' })).toBe(
      '2027-03-13',
    );
    expect(
      expiry({ date_start: '2027-06-10', placeholder_expiry_days: 0, time_zone: 'America/Los_Angeles' }),
    ).toBe('2027-03-12');
  });

  it('counts across the end of a month', () => {
    expect(expiry({ date_start: null, placeholder_expiry_days: 20 })).toBe('2027-04-01');
  });

  it('is a day that can be written, however many days there are', () => {
    expect(expiry({ date_start: '2027-06-10', placeholder_expiry_days: 2_147_483_647 })).toBe('2027-06-10');
    expect(expiry({ date_start: null, placeholder_expiry_days: 3_000_000 })).toBe('9999-12-31');
  });
});
