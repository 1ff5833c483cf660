import { describe, expect, it } from 'vitest';
import { capacityOf } from './capacityOf.ts';

describe('capacityOf', () => {
  it('reads as count and maximum', () => {
    const capacity = capacityOf({ count: 11, placeholders: 2, maximum: 12 });
    expect(capacity.text).toBe('11 / 12');
    expect(capacity.description).toBe('11 of 12 booked, 2 of them held without a participant');
    expect(capacity.booked).toBe(75);
    expect(capacity.held).toBeCloseTo(16.67, 1);
    expect(capacity.full).toBe(false);
  });

  it('is full at the maximum and over it beyond', () => {
    expect(capacityOf({ count: 12, maximum: 12 })).toMatchObject({ full: true, over: false, booked: 100 });
    expect(capacityOf({ count: 13, maximum: 12 })).toMatchObject({
      full: true,
      over: true,
      booked: 100,
      description: '13 of 12 booked, over limit',
    });
  });

  it('C3: no maximum is unlimited, a maximum of 0 has no seats', () => {
    expect(capacityOf({ count: 40, maximum: null })).toMatchObject({
      text: '40',
      full: false,
      over: false,
      description: '40 booked, no limit',
    });
    expect(capacityOf({ count: 0, maximum: 0 })).toMatchObject({
      text: '0 / 0',
      full: true,
      over: false,
      booked: 0,
    });
  });
});
