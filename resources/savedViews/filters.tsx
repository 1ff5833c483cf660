// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { ListNameInput } from '../../src/fields/listName/ListNameInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';
import { roleValues, viewAudienceValues } from '../enums.ts';

export const savedViewFilters = {
  resource: <ListNameInput.Filter source="resource" />,
  audience: <EnumInput.Filter source="audience" name="ViewAudience" values={viewAudienceValues} multiple />,
  role: <EnumInput.Filter source="role" name="Role" values={roleValues} multiple />,
  ownerId: <RelationInput.Filter source="ownerId" reference="users" />,
  dateCreated_gte: <DateInput.Filter source="dateCreated_gte" />,
  dateCreated_lt: <DateInput.Filter source="dateCreated_lt" />,
  dateModified_gte: <DateInput.Filter source="dateModified_gte" />,
  dateModified_lt: <DateInput.Filter source="dateModified_lt" />,
};

export const savedViewConditions: ConditionsDefinition = {
  source: 'conditions',
  columns: [
    { value: 'resource', source: 'resource', kind: 'listName' },
    { value: 'label', source: 'label', kind: 'string' },
    { value: 'audience', source: 'audience', kind: 'enum', name: 'ViewAudience', values: viewAudienceValues },
    { value: 'role', source: 'role', kind: 'enum', name: 'Role', values: roleValues },
    { value: 'owner', source: 'owner', kind: 'reference', reference: 'users' },
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
  viewer: 'users',
};
