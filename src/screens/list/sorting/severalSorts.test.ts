import fc from 'fast-check';
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { listOrder } from '#src/data/list/listOrder.ts';
import { type Sort, sortsOf } from '#src/data/list/sorts.ts';
import type { ListMeta } from '#src/data/ResourceMeta.ts';
import { canSortBy, joinSorts, withSort } from './severalSorts.ts';

const fields = ['name', 'country', 'posts', 'made'] as const;
const anySorts = fc.uniqueArray(
  fc.record({ field: fc.constantFrom(...fields), order: fc.constantFrom('ASC', 'DESC') }),
  { selector: ({ field }) => field, minLength: 1 },
);

it('several sorts are one of react-admin, and back', () => {
  fc.assert(
    fc.property(anySorts, (sorts) => {
      const joined = joinSorts(sorts);
      expect(joined && sortsOf(joined)).toEqual(sorts);
    }),
  );
  expect(sortsOf({ field: 'name', order: 'DESC' })).toEqual([{ field: 'name', order: 'DESC' }]);
  expect(joinSorts([])).toBeUndefined();
});

it('a column is added, turned round, let go of; the last one stays', () => {
  const add = (sorts: readonly Sort[]) => withSort(sorts, 'made', 'DESC');
  const name: Sort = { field: 'name', order: 'ASC' };
  const down: Sort = { field: 'made', order: 'DESC' };
  const up: Sort = { field: 'made', order: 'ASC' };
  expect(add([name])).toEqual([name, down]);
  expect(add([down, name])).toEqual([up, name]);
  expect(add([name, up])).toEqual([name]);
  expect(add([up])).toEqual([down]);
});

const operation = parse('query ($orderBy: [Order!], $sortBy: [Sort!]) { things { id } }');
const list: ListMeta = {
  field: 'things',
  paged: true,
  operation,
  pickOperation: operation,
  sortColumns: { name: 'NAME' },
  sortFigures: { posts: { relation: 'posts', aggregate: 'COUNT' } },
  sortKeys: { name: 'NAME', country: 'COUNTRY', made: 'MADE' },
  filters: {},
};

it('orderBy comes first and sortBy goes on, whatever stands in which', () => {
  const order = (written: string) => listOrder(list, sortsOf({ field: written, order: 'ASC' })).variables;
  expect(order('country,-name')).toEqual({
    sortBy: [
      { column: 'COUNTRY', order: 'ASC' },
      { column: 'NAME', order: 'DESC' },
    ],
  });
  expect(order('posts,name,-made')).toEqual({
    orderBy: [
      { posts: { aggregate: 'COUNT' }, order: 'ASC' },
      { column: 'NAME', order: 'ASC' },
    ],
    sortBy: [{ column: 'MADE', order: 'DESC' }],
  });
});

it('what the contract cannot say in its place is not said, nor what comes after it', () => {
  const wanted = sortsOf({ field: 'country,posts,name', order: 'ASC' });
  expect(listOrder(list, wanted).said).toEqual(wanted.slice(0, 1));
  expect(canSortBy(list, wanted)).toBe(false);
  expect(canSortBy({ ...list, paged: false }, wanted)).toBe(true);
  fc.assert(
    fc.property(anySorts, (sorts) => {
      const { said, variables } = listOrder(list, sorts);
      expect(sorts.slice(0, said.length)).toEqual(said);
      const terms = Object.values(variables).flat() as { order: string }[];
      expect(terms.map(({ order }) => order)).toEqual(said.map(({ order }) => order));
      const figure = sorts.findIndex(({ field }) => field === 'posts');
      const isBehind = sorts.slice(0, Math.max(figure, 0)).some(({ field }) => field !== 'name');
      expect(said.length === sorts.length).toBe(!isBehind);
    }),
  );
});

it('a list is sorted by five columns at most', () => {
  const many = sortsOf({ field: 'a,b,c,d,e,f', order: 'ASC' });
  expect(canSortBy({ ...list, paged: false }, many)).toBe(false);
  expect(canSortBy({ ...list, paged: false }, many.slice(0, 5))).toBe(true);
});
