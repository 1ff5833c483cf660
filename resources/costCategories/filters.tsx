// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';

export const costCategoryFilters = {
  parentId: <RelationInput.Filter source="parentId" reference="costCategories" label={['path']} />,
  dateCreated_gte: <DateInput.Filter source="dateCreated_gte" />,
  dateCreated_lt: <DateInput.Filter source="dateCreated_lt" />,
  dateModified_gte: <DateInput.Filter source="dateModified_gte" />,
  dateModified_lt: <DateInput.Filter source="dateModified_lt" />,
};

export const costCategoryConditions: ConditionsDefinition = {
  source: 'conditions',
  columns: [
    { value: 'name', source: 'name', kind: 'string' },
    { value: 'reference', source: 'reference', kind: 'string' },
    { value: 'parent', source: 'parent', kind: 'reference', reference: 'costCategories', label: ['path'] },
    { value: 'path', source: 'path', kind: 'string' },
    { value: 'dateCreated', source: 'dateCreated', kind: 'dateTime' },
    { value: 'dateModified', source: 'dateModified', kind: 'dateTime' },
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
