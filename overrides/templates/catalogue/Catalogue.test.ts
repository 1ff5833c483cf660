import { expect, it } from 'vitest';
import { fields } from '../testing/fields.ts';
import { Catalogue } from './Catalogue.ts';

const catalogue = new Catalogue(fields);
const items = 'centreEvent.agenda.sections.items';

it('the fields of a list are there where it is repeated, or what stands in it', () => {
  const listed = (repeated: readonly string[]) =>
    catalogue.fieldsWithin(repeated).filter(({ list }) => list !== null).length;
  expect(listed([])).toBe(0);
  expect(listed([items])).toBe(2);
  expect(listed([`${items}.trainers`])).toBe(2);
  expect(listed(['centreEvent.eventBookings'])).toBe(0);
});

it('a list whose members have a time can be taken day by day', () => {
  expect(catalogue.hasDays(items)).toBe(true);
  expect(catalogue.hasDays('centreEvent.eventBookings')).toBe(false);
});
