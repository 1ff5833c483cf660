// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';
import { auditedTypeValues, auditEventValues } from '../enums.ts';

export const auditConditions: ConditionsDefinition = {
  source: 'whereConditions',
  columns: [
    { value: 'AUDITABLE_ID', source: 'auditableId', kind: 'id' },
    { value: 'OWNER_ID', source: 'ownerId', kind: 'id' },
    {
      value: 'AUDITABLE_TYPE',
      source: 'auditableType',
      kind: 'enum',
      name: 'AuditedType',
      values: auditedTypeValues,
    },
    { value: 'EVENT', source: 'event', kind: 'enum', name: 'AuditEvent', values: auditEventValues },
    { value: 'MODEL', source: 'model', kind: 'string' },
    { value: 'USER_ID', source: 'user', kind: 'reference', reference: 'users' },
    { value: 'CREATED_AT', source: 'createdAt', kind: 'dateTime' },
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
  relations: [
    {
      value: 'USER',
      resource: 'users',
      columns: [
        { value: 'ID', source: 'ID', kind: 'reference', reference: 'users' },
        { value: 'USER_EMAIL', source: 'userEmail', kind: 'email' },
        { value: 'FIRST_NAME', source: 'firstName', kind: 'string' },
        { value: 'LAST_NAME', source: 'lastName', kind: 'string' },
      ],
    },
  ],
  viewer: 'users',
};
