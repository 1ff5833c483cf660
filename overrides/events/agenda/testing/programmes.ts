import fc from 'fast-check';
import type { Item, Programme } from '../model/Programme.ts';

export const days = ['2027-03-27', '2027-03-28', '2027-03-29'];
export const trainerIds = ['1', '2', '3'];

const trainers = fc
  .uniqueArray(fc.constantFrom(...trainerIds), { maxLength: 3 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((trainerId) => fc.record({ trainerId: fc.constant(trainerId), unpaid: fc.boolean() })),
    ),
  );

const time = fc
  .record({ start: fc.integer({ min: 0, max: 280 }), length: fc.integer({ min: 1, max: 60 }) })
  .map(({ start, length }) => ({ start: start * 5, end: Math.min((start + length) * 5, 1440) }));

const unkeyed = fc.record({
  name: fc.constantFrom('Welcome', 'Anatomy', 'Lunch', 'Hands-on groups', 'Questions'),
  objectives: fc.constantFrom(null, 'To know the landmarks'),
  day: fc.constantFrom(...days),
  time,
  trainers,
});

/** Programmes whose times are complete, on the days of an event that spans a change of the clocks. */
export const programmes: fc.Arbitrary<Programme> = fc
  .array(
    fc.record({
      name: fc.constantFrom('Day 1', 'Room A', 'Room B'),
      items: fc.array(unkeyed, { maxLength: 6 }),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((sections) => ({
    name: null,
    sections: sections.map(({ name, items }, s) => ({
      key: `s${s}`,
      name,
      items: items.map(({ time: { start, end }, ...item }, i): Item => ({
        key: `s${s}i${i}`,
        ...item,
        start,
        end,
      })),
    })),
  }));
