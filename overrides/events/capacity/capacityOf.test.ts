import { describe, expect, it } from 'vitest';
import { capacityOf } from './capacityOf.ts';

describe('capacityOf', () => {
  it('shares the bar between seats booked and seats held', () => {
    const capacity = capacityOf({ count: 11, placeholders: 2, maximum: 12 });
    expect(capacity.booked).toBe(75);
    expect(capacity.held).toBeCloseTo(16.67, 1);
  });

  it('is whole at the maximum and over it beyond', () => {
    expect(capacityOf({ count: 12, maximum: 12 })).toMatchObject({ over: false, booked: 100 });
    expect(capacityOf({ count: 13, maximum: 12 })).toMatchObject({ over: true, booked: 100 });
  });

  it('C3: no maximum is unlimited, a maximum of 0 has no seats', () => {
    expect(capacityOf({ count: 40, maximum: null })).toMatchObject({ over: false });
    expect(capacityOf({ count: 0, maximum: 0 })).toMatchObject({ over: false, booked: 0 });
  });
});
