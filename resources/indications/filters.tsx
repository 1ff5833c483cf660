// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';

export const indicationConditions: ConditionsDefinition = {
  source: 'conditions',
  columns: [
    { value: 'name', source: 'name', kind: 'string' },
    { value: 'colour', source: 'colour', kind: 'string' },
  ],
  operators: [
    'EQ',
    'NEQ',
    'GT',
    'GTE',
    'LT',
    'LTE',
    'LIKE',
    'NOT_LIKE',
    'IN',
    'NOT_IN',
    'BETWEEN',
    'NOT_BETWEEN',
    'IS_NULL',
    'IS_NOT_NULL',
  ],
  relations: [],
};
