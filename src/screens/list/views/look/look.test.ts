import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { defaultPerPage } from '#src/screens/list/defaultPerPage.ts';
import type { TableLook } from '#src/screens/list/look/TableLook.ts';
import type { ListMeta } from '#src/data/ResourceMeta.ts';
import { argumentsOf } from '../keeping/contractWriter.ts';
import { putView, viewPut } from '../arrange/putView.ts';
import type { Look } from '../SavedView.ts';
import { followedAddress, lookSearch, offeredAddress, readLookAddress } from './lookAddress.ts';
import { mendLook } from './mendLook.ts';
import { readLook } from './readLook.ts';

const look: Look = {
  filter: { colour: 'red', size: 4 },
  sort: { field: 'name', order: 'ASC' },
  perPage: 25,
  hiddenColumns: ['size'],
};

const operation = parse('query ($where: Where) { things(where: $where) { id } }');
const things: ListMeta = {
  field: 'things',
  paged: true,
  operation,
  pickOperation: operation,
  sortColumns: { name: 'NAME' },
  filters: { colour: { path: ['where', 'colour'], list: false, scalar: 'string' } },
};

describe('a look', () => {
  it('is read as it was kept, and made whole where it was not', () => {
    const whole: Look = {
      ...look,
      columns: [{ source: 'name', width: 80 }],
      density: 'compact',
      groupBy: { source: 'size' },
      totals: 'sum',
    };
    expect(readLook(JSON.stringify(whole))).toEqual(whole);
    const plain = { filter: {}, sort: { field: 'id', order: 'ASC' }, perPage: defaultPerPage };
    for (const broken of ['{', '[]', 'null', '{"filter":3,"sort":"name","perPage":-1,"columns":[7]}'])
      expect(readLook(broken)).toMatchObject(plain);
  });

  it('goes through an address and back', () => {
    const table: TableLook = {
      columns: [{ source: 'name', width: 120 }, { source: 'owner.name' }],
      density: 'compact',
      groupBy: { source: 'made', unit: 'QUARTER' },
      totals: 'max',
    };
    const search = lookSearch(look, '12', table);
    expect(readLookAddress(search)).toEqual({ view: '12', table, saysList: true });
    expect(JSON.parse(new URLSearchParams(search).get('filter') ?? '')).toEqual(look.filter);
    expect(readLookAddress('?view=12')).toEqual({ view: '12', table: undefined, saysList: false });
    // Links from before named columns alone.
    expect(readLookAddress('?columns=name,size').table).toEqual({
      columns: [{ source: 'name' }, { source: 'size' }],
    });
    const followed = { table: undefined, saysList: true };
    expect(readLookAddress(followedAddress(search, true))).toEqual({ view: '12', ...followed });
    expect(readLookAddress(followedAddress(search, false))).toEqual({ view: undefined, ...followed });
  });

  it('is of a page size that lists offer', () => {
    expect(offeredAddress('?filter=%7B%7D&perPage=50')).toBeUndefined();
    expect(offeredAddress('?filter=%7B%7D')).toBeUndefined();
    for (const odd of ['100000', '0', '-5', 'abc', ''])
      expect(offeredAddress(`?perPage=${odd}&page=2`)).toBe('?page=2');
    expect(readLook('{"perPage":100000}').perPage).toBe(defaultPerPage);
  });

  it('loses what its list has no more, and nothing else', () => {
    const parts = {
      list: things,
      columns: ['name', 'size'],
      sort: { field: 'date', order: 'DESC' } as const,
      filters: ({ colour: _gone, ...known }: Look['filter']) => ({ known, gone: ['colour'] }),
    };
    const older: Look = {
      ...look,
      sort: { field: 'age', order: 'ASC' },
      columns: [{ source: 'age' }, { source: 'name' }],
      hiddenColumns: ['age', 'size'],
      groupBy: { source: 'shape' },
    };
    expect(mendLook(older, parts)).toEqual({
      look: {
        filter: { size: 4 },
        sort: parts.sort,
        perPage: 25,
        columns: [{ source: 'name' }],
        hiddenColumns: ['size'],
      },
      gone: ['colour', 'age', 'shape'],
    });
    const whole = { ...parts, filters: (known: Look['filter']) => ({ known, gone: [] }) };
    expect(mendLook(look, whole)).toEqual({ look, gone: [] });
    expect(mendLook({ ...look, columns: [{ source: 'age' }] }, whole).look).not.toHaveProperty('columns');
    const sorted = { ...look, sort: { field: 'age,-name', order: 'ASC' as const } };
    const { look: kept, gone } = mendLook(sorted, whole);
    expect([kept.sort, gone]).toEqual([{ field: 'name', order: 'DESC' }, ['age']]);
  });

  it('is counted by the server only where the browser takes no part in finding its rows', () => {
    expect(argumentsOf({ list: things }, { ...look, filter: { colour: 'red' } })).toBe(
      '{"where":{"colour":"red"}}',
    );
    // Worked out for whoever looks.
    expect(argumentsOf({ list: things }, { ...look, filter: { colour: '@today' } })).toBe(
      '{"where":{"colour":"@today"}}',
    );
    expect(argumentsOf({ list: things }, look)).toBeNull();
  });
});

it('a view that is put elsewhere stays before what it was put before, in an order that changed meanwhile', () => {
  const put = (id: string, place: number, now = 'abc') =>
    putView([...now], viewPut(['a', 'b', 'c'], id, place)).join('');
  expect([put('b', 0), put('b', 2), put('a', 1)]).toEqual(['bac', 'acb', 'bac']);
  expect([put('c', 0, 'bac'), put('c', 0, 'cbd'), put('b', 2, 'bdac')]).toEqual(['bca', 'cbd', 'dacb']);
  expect(put('b', 0, 'ca')).toBe('ca');
});
