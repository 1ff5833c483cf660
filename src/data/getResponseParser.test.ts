import { describe, expect, it } from 'vitest';

import { getResponseParser } from './getResponseParser.ts';
import { listOf } from './list/listPlan.ts';
import type { ResourceMeta } from './ResourceMeta.ts';
import { eventMeta } from './testing/eventMeta.ts';

describe('a search that the contract does not offer', () => {
  const { text_search: _search, ...filters } = eventMeta.list?.filters ?? {};
  const { searchFilter: _filter, ...list } = listOf(eventMeta);
  const meta: ResourceMeta = { ...eventMeta, list: { ...list, filters } };
  const search = (total: number) =>
    getResponseParser(meta, 'GET_LIST', { filter: { q: 'wien' }, pagination: { page: 1, perPage: 10 } })({
      data: {
        centreEvents: {
          data: [
            { id: 1, name: 'Wien' },
            { id: 2, name: 'Graz' },
          ],
          paginatorInfo: { total },
        },
      },
    });

  it('finds what it has seen', () => {
    expect(search(2)).toEqual({ data: [{ id: '1', name: 'Wien' }], total: 1 });
  });

  it('says how many rows it has seen where there are others', () => {
    expect(search(431)).toEqual({ data: [{ id: '1', name: 'Wien' }], total: 1, meta: { searched: 2 } });
  });
});
