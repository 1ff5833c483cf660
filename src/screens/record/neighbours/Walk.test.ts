import fc from 'fast-check';
import { expect, it } from 'vitest';
import { neighboursIn, withOpened, withPage, type Walk } from './Walk.ts';

const list = Array.from({ length: 1003 }, (_, index) => String(index + 1));
const perPage = 10;
const pageOf = (page: number) => list.slice((page - 1) * perPage, page * perPage);
const seen = (page: number): Walk => ({
  filter: {},
  sort: { field: 'id', order: 'ASC' },
  perPage,
  total: list.length,
  before: (page - 1) * perPage,
  ids: pageOf(page),
  opened: [],
});

it('a record that was not opened from the list has no neighbours', () => {
  expect(neighboursIn(seen(2), '15')).toBeUndefined();
  expect(neighboursIn(withOpened(seen(2), '840'), '840')).toBeUndefined();
});

it('wherever one starts and goes, each step is the next of the list and asks for one page at most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1003 }),
      fc.array(fc.boolean(), { maxLength: 40 }),
      (start, steps) => {
        let at = start;
        let walk = withOpened(seen(Math.ceil(start / perPage)), String(start));
        for (const forward of steps) {
          let here = neighboursIn(walk, String(at));
          if (here?.unknown !== undefined) {
            walk = withPage(walk, here.unknown, pageOf(here.unknown), list.length);
            here = neighboursIn(walk, String(at));
          }
          expect(here).toEqual({
            previous: list[at - 2],
            next: list[at],
            place: at,
            total: 1003,
            page: Math.ceil(at / perPage),
            unknown: undefined,
          });
          const next = forward ? here?.next : here?.previous;
          if (next === undefined) continue;
          walk = withOpened(walk, next);
          at = Number(next);
        }
      },
    ),
  );
});

it('a list that has become shorter ends where nothing more comes', () => {
  const walk = withPage(withOpened(seen(2), '20'), 3, ['19'], 1003);
  expect(neighboursIn(walk, '20')).toMatchObject({
    previous: '19',
    next: undefined,
    total: 20,
    unknown: undefined,
  });
});
