// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { CurrencyInput } from '../../src/fields/currency/CurrencyInput.tsx';
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';

export const spendFilters = {
  date_start_gte: <DateInput.Filter source="date_start_gte" />,
  date_start_lt: <DateInput.Filter source="date_start_lt" />,
  country_id: <RelationInput.Filter source="country_id" reference="countries" />,
  centre_event_id: <RelationInput.Filter source="centre_event_id" reference="events" />,
  participant_id: <RelationInput.Filter source="participant_id" reference="participants" />,
  currency: <CurrencyInput.Filter source="currency" />,
};

export const spendConditions: ConditionsDefinition = {
  source: 'whereConditions',
  columns: [
    { value: 'PARTICIPANT_ID', source: 'participant', kind: 'reference', reference: 'participants' },
    { value: 'CENTRE_EVENT_ID', source: 'centreEvent', kind: 'reference', reference: 'events' },
    { value: 'COUNTRY_ID', source: 'country', kind: 'reference', reference: 'countries' },
    { value: 'DATE_START', source: 'dateStart', kind: 'date' },
    { value: 'DATE_END', source: 'dateEnd', kind: 'date' },
    { value: 'NAME', source: 'name', kind: 'string' },
    {
      value: 'COST_CATEGORY_ID',
      source: 'costCategory',
      kind: 'reference',
      reference: 'costCategories',
      label: ['path'],
    },
    { value: 'LINE_AMOUNT', source: 'lineAmount', kind: 'money', currency: 'CURRENCY' },
    { value: 'SHARED_BY', source: 'sharedBy', kind: 'int' },
    { value: 'AMOUNT', source: 'amount', kind: 'money', currency: 'CURRENCY' },
    { value: 'CURRENCY', source: 'currency', kind: 'currency' },
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
