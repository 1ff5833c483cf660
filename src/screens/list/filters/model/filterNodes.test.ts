import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Values } from '#src/data/isValues.ts';
import { browserList } from '#src/data/list/browserList.ts';
import { splitFilters } from '#src/data/list/filterArguments.ts';
import { listPath } from '#src/data/list/listPath.ts';
import { preparedFilter } from '#src/data/list/preparedFilter.ts';
import { mendLook } from '#src/screens/list/views/look/mendLook.ts';
import { readLook } from '#src/screens/list/views/look/readLook.ts';
import { knownFilters } from '../knownFilters.ts';
import { flattened, groupOf, testOf } from './FilterModel.ts';
import { readFilters, writeFilters } from './filterNodes.ts';
import { anyFilter, anyRows } from './testing/anyFilter.ts';
import { isAskedFor } from './testing/isAskedFor.ts';
import { areHeld, viewer } from './testing/isHeld.ts';
import { conditionsOf, keyElements, listMeta, metaOf, scopeOf } from './testing/testedList.ts';

/** It is Wednesday, and in New York still the 10th although it is the 11th in London. */
const asking = { viewer, now: new Date('2027-03-11T03:00:00Z') };
beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
afterEach(() => vi.unstubAllEnvs());

/** What an address brings back. */
const fromAddress = (values: Values): Values => {
  const { search } = new URL(listPath('rows', { filter: values }), 'http://localhost');
  return JSON.parse(new URLSearchParams(search).get('filter') ?? '{}') as Values;
};

const sort = { field: 'id', order: 'ASC' } as const;
/** What a view that was saved brings back, and what of it the list has no more. */
function fromView(filter: Values, paged: boolean) {
  const look = readLook(JSON.stringify({ filter, sort, perPage: 25 }));
  const list = listMeta(paged);
  const filters = (saved: Values) => knownFilters(saved, list, keyElements, conditionsOf(paged));
  return mendLook(look, { list, columns: [], sort, filters });
}

const runs = { numRuns: 100 };

describe.each([true, false])('any model, of a list paged by the server: %s', (paged) => {
  const scope = scopeOf(paged);
  const meta = metaOf(paged);

  it('finds the rows that it says, by what is sent', () => {
    fc.assert(
      fc.property(anyFilter(paged), anyRows, (nodes, all) => {
        const plain = all.filter((row) => areHeld(nodes, row)).map((row) => row.id);
        const sent = preparedFilter(meta.list, fromAddress(writeFilters(nodes, scope)), asking);
        const found = paged
          ? all.filter((row) => isAskedFor(splitFilters(listMeta(true), sent).variables.where, row))
          : browserList(all, meta, { filter: sent }).data;
        expect(found.map((row) => row.id)).toEqual(plain);
      }),
      runs,
    );
  });

  it.each([
    ['country', 'IN', ['1']],
    ['title', 'LIKE', '%a%'],
  ])('what is said twice is kept once: %s', (property, operator, value) => {
    const once = writeFilters([testOf(property, operator, value)], scope);
    const twice = writeFilters([testOf(property, operator, value), testOf(property, operator, value)], scope);
    expect(twice).toEqual(once);
    expect(readFilters(twice, scope)).toHaveLength(1);
  });

  it.each(['date', 'created'])('a period is meant from its first day to its last, of a %s', (property) => {
    const days = ['07', '08', '09', '10', '14', '15'].map((day) => `2027-03-${day}`);
    const all = days.map((day) => ({ id: day, date: day, created: `${day}T12:00:00Z` }));
    for (const operator of ['GTE', 'LT', 'GT', 'LTE', 'EQ', 'WITHIN'])
      for (const period of ['@this_week', '@today']) {
        const node = testOf(property, operator, period);
        const sent = preparedFilter(meta.list, fromAddress(writeFilters([node], scope)), asking);
        const found = paged
          ? all.filter((row) => isAskedFor(splitFilters(listMeta(true), sent).variables.where, row))
          : browserList(all, meta, { filter: sent }).data;
        const said = all.filter((row) => areHeld([node], row)).map(({ id }) => id);
        expect([operator, period, found.map(({ id }) => id)]).toEqual([operator, period, said]);
      }
  });

  it('is the same in chips, in Advanced, in the address and in a view', () => {
    fc.assert(
      fc.property(anyFilter(paged), anyRows, (nodes, all) => {
        const values = writeFilters(nodes, scope);
        const chips = readFilters(fromAddress(values), scope);
        const advanced = flattened(groupOf(chips).nodes);
        const view = fromView(values, paged);
        expect(view.gone).toEqual([]);
        const saved = readFilters(view.look.filter, scope);
        // What is said once in their words stays word by word.
        const written = writeFilters(chips, scope);
        expect(writeFilters(advanced, scope)).toEqual(written);
        expect(writeFilters(saved, scope)).toEqual(written);
        expect(writeFilters(readFilters(written, scope), scope)).toEqual(written);
        for (const row of all)
          for (const shown of [chips, advanced, saved]) expect(areHeld(shown, row)).toBe(areHeld(nodes, row));
      }),
      runs,
    );
  });
});
