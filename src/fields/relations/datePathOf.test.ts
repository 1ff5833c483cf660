import { describe, expect, it } from 'vitest';
import { datePathOf } from './datePathOf.ts';

describe('datePathOf', () => {
  it('finds the date of a record, or of a record within', () => {
    expect(datePathOf([{ id: '1', name: 'Workshop', dateStart: '2027-03-12' }])).toBe('dateStart');
    expect(datePathOf([{ id: '1', centreEvent: { name: 'Workshop', dateStart: '2027-03-12' } }])).toBe(
      'centreEvent.dateStart',
    );
  });

  it('goes on to the next record where the first has none', () => {
    expect(
      datePathOf([
        { id: '1', dateStart: null },
        { id: '2', dateStart: '2027-03-12T09:00:00Z' },
      ]),
    ).toBe('dateStart');
  });

  it('finds none where there is none', () => {
    expect(datePathOf([{ id: '1', name: 'Belgium' }])).toBeUndefined();
  });
});
