import { expect, it } from 'vitest';
import { type TrainerYears, withoutRow, yearsOf } from './trainerYears.ts';

it('a year whose events have no row any more has its sums, and says of how many', () => {
  const row = (dateStart: string) =>
    ({ centreEvent: { dateStart } }) as TrainerYears['trainerHonoraria'][number];
  const sum = (year: number, currency: string, eventCount: number) =>
    ({ year, currency, eventCount }) as TrainerYears['honorariaYears'][number];
  const trainer = {
    trainerHonoraria: [row('2027-03-01'), row('2026-05-01')],
    honorariaYears: [sum(2027, 'EUR', 1), sum(2026, 'EUR', 3), sum(2026, 'PLN', 1), sum(2025, 'EUR', 2)],
  };
  expect(yearsOf(trainer)).toEqual([2027, 2026, 2025]);
  expect([2027, 2026, 2025].map((year) => withoutRow(trainer, year))).toEqual([0, 3, 2]);
});
