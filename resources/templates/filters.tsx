// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';
import { mergeContextValues } from '../enums.ts';

export const templateFilters = {
  isChild: <BooleanInput.Filter source="isChild" />,
};

export const templateConditions: ConditionsDefinition = {
  source: 'whereConditions',
  columns: [
    { value: 'NAME', source: 'name', kind: 'string' },
    { value: 'KEY', source: 'key', kind: 'string' },
    {
      value: 'CONTEXTS',
      source: 'contexts',
      kind: 'enum',
      name: 'MergeContext',
      values: mergeContextValues,
      filter: 'contexts',
    },
    { value: 'VERSION', source: 'version', kind: 'int' },
    { value: 'ROOT_ID', source: 'root', kind: 'reference', reference: 'templates' },
    { value: 'AUTHOR_ID', source: 'author', kind: 'reference', reference: 'users' },
    { value: 'DATE_CREATED', source: 'dateCreated', kind: 'dateTime' },
    { value: 'DATE_MODIFIED', source: 'dateModified', kind: 'dateTime' },
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
  viewer: 'users',
};
