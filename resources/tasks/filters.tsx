// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';
import { taskStateValues } from '../enums.ts';

export const taskFilters = {
  state: <EnumInput.Filter source="state" name="TaskState" values={taskStateValues} multiple />,
  isCancelling: <BooleanInput.Filter source="isCancelling" />,
  ownerId: <RelationInput.Filter source="ownerId" reference="users" />,
  dateCreated_gte: <DateInput.Filter source="dateCreated_gte" />,
  dateCreated_lt: <DateInput.Filter source="dateCreated_lt" />,
  dateStarted_gte: <DateInput.Filter source="dateStarted_gte" />,
  dateStarted_lt: <DateInput.Filter source="dateStarted_lt" />,
  dateEnded_gte: <DateInput.Filter source="dateEnded_gte" />,
  dateEnded_lt: <DateInput.Filter source="dateEnded_lt" />,
};

export const taskConditions: ConditionsDefinition = {
  source: 'conditions',
  columns: [
    { value: 'title', source: 'title', kind: 'string' },
    { value: 'state', source: 'state', kind: 'enum', name: 'TaskState', values: taskStateValues },
    { value: 'total', source: 'total', kind: 'int' },
    { value: 'done', source: 'done', kind: 'int' },
    { value: 'failed', source: 'failed', kind: 'int' },
    { value: 'isCancelling', source: 'isCancelling', kind: 'boolean' },
    { value: 'message', source: 'message', kind: 'string' },
    { value: 'owner', source: 'owner', kind: 'reference', reference: 'users' },
    { value: 'dateCreated', source: 'dateCreated', kind: 'dateTime' },
    { value: 'dateStarted', source: 'dateStarted', kind: 'dateTime' },
    { value: 'dateEnded', source: 'dateEnded', kind: 'dateTime' },
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
