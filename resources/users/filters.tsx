// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationsInput } from '../../src/fields/relations/RelationsInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';
import { roleValues } from '../enums.ts';

export const userFilters = {
  roles: <EnumInput.Filter source="roles" name="Role" values={roleValues} multiple />,
  allowedCountries: <RelationsInput.Filter source="allowedCountries" reference="countries" />,
  lastSignIn_gte: <DateInput.Filter source="lastSignIn_gte" />,
  lastSignIn_lt: <DateInput.Filter source="lastSignIn_lt" />,
  deactivatedAt_gte: <DateInput.Filter source="deactivatedAt_gte" />,
  deactivatedAt_lt: <DateInput.Filter source="deactivatedAt_lt" />,
  registeredDate_gte: <DateInput.Filter source="registeredDate_gte" />,
  registeredDate_lt: <DateInput.Filter source="registeredDate_lt" />,
  dateModified_gte: <DateInput.Filter source="dateModified_gte" />,
  dateModified_lt: <DateInput.Filter source="dateModified_lt" />,
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
      filter: 'allowedCountries',
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
