// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';

export const countryFilters = {
  isCustom: <BooleanInput.Filter source="isCustom" />,
};

export const countryConditions: ConditionsDefinition = {
  source: 'conditions',
  columns: [
    { value: 'name', source: 'name', kind: 'string' },
    { value: 'countryCode', source: 'countryCode', kind: 'string' },
    { value: 'isCustom', source: 'isCustom', kind: 'boolean' },
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
