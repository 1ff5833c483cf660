// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';
import { trashedValues } from '../enums.ts';

export const redirectFilters = {
  trashed: <EnumInput.Filter source="trashed" name="Trashed" values={trashedValues} />,
};

export const redirectConditions: ConditionsDefinition = {
  source: 'whereConditions',
  columns: [
    { value: 'PATH', source: 'path', kind: 'string' },
    { value: 'TARGET', source: 'target', kind: 'url' },
    { value: 'NOTES', source: 'notes', kind: 'text' },
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
};
