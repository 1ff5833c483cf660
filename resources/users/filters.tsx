// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationsInput } from '../../src/fields/relations/RelationsInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';
import { roleValues } from '../enums.ts';

export const userFilters = {
  roles: <EnumInput.Filter source="roles" name="Role" values={roleValues} multiple />,
  allowed_countries: <RelationsInput.Filter source="allowed_countries" reference="countries" />,
  is_deactivated: <BooleanInput.Filter source="is_deactivated" />,
};

export const userConditions: ConditionsDefinition = {
  source: 'whereConditions',
  columns: [
    { value: 'ID', source: 'ID', kind: 'reference', reference: 'users' },
    { value: 'USERNAME', source: 'username', kind: 'string' },
    { value: 'USER_EMAIL', source: 'userEmail', kind: 'email' },
    { value: 'FIRST_NAME', source: 'firstName', kind: 'string' },
    { value: 'LAST_NAME', source: 'lastName', kind: 'string' },
    { value: 'FULL_NAME', source: 'fullName', kind: 'string' },
    { value: 'ROLES', source: 'roles', kind: 'enum', name: 'Role', values: roleValues, filter: 'roles' },
    {
      value: 'ALLOWED_COUNTRIES',
      source: 'allowedCountries',
      kind: 'reference',
      reference: 'countries',
      filter: 'allowed_countries',
    },
    { value: 'LAST_SIGN_IN', source: 'lastSignIn', kind: 'dateTime' },
    { value: 'DEACTIVATED_AT', source: 'deactivatedAt', kind: 'dateTime' },
    { value: 'REGISTERED_DATE', source: 'registeredDate', kind: 'dateTime' },
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
