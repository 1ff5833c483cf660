import { expect, it } from 'vitest';

import { eventMeta } from '../testing/eventMeta.ts';
import { listPlan } from './listPlan.ts';

const sortedBy = (field: string) =>
  listPlan(eventMeta, 'GET_LIST', { sort: { field, order: 'DESC' } }).variables.orderBy;

it('sorts by a column, by a count of related records, and by a figure over one of their columns', () => {
  expect(sortedBy('name')).toEqual([{ column: 'NAME', order: 'DESC' }]);
  expect(sortedBy('waitingListCount')).toEqual([
    { waiting_list_entries: { aggregate: 'COUNT' }, order: 'DESC' },
  ]);
  expect(sortedBy('costs')).toEqual([
    { estimated_costs: { aggregate: 'SUM', column: 'AMOUNT_EXC_VAT' }, order: 'DESC' },
  ]);
});

it('leaves the order to the server where the contract cannot sort by a field', () => {
  expect(sortedBy('description')).toBeUndefined();
});

it('asks for ids as numbers where the contract takes no text for one', () => {
  const { list } = eventMeta;
  const country = list?.filters['country_id'];
  if (list === undefined || country === undefined) throw new Error('Events are filtered by country.');
  const filters = { ...list.filters, country_id: { ...country, numericId: true } };
  const meta = { ...eventMeta, list: { ...list, filters } };
  for (const chosen of ['4', 4, { id: '4' }])
    expect(listPlan(meta, 'GET_LIST', { filter: { country_id: chosen } }).variables.where).toEqual({
      country_id: 4,
    });
});
