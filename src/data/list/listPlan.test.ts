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
