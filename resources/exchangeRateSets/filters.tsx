// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { CurrencyInput } from '../../src/fields/currency/CurrencyInput.tsx';
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';
import { exchangeRateSourceValues } from '../enums.ts';

export const exchangeRateSetFilters = {
  base: <CurrencyInput.Filter source="base" />,
  source: (
    <EnumInput.Filter source="source" name="ExchangeRateSource" values={exchangeRateSourceValues} multiple />
  ),
  in_force: <BooleanInput.Filter source="in_force" />,
  day_gte: <DateInput.Filter source="day_gte" />,
  day_lt: <DateInput.Filter source="day_lt" />,
};

export const exchangeRateSetConditions: ConditionsDefinition = {
  source: 'whereConditions',
  columns: [
    { value: 'DAY', source: 'day', kind: 'date' },
    { value: 'BASE', source: 'base', kind: 'currency' },
    {
      value: 'SOURCE',
      source: 'source',
      kind: 'enum',
      name: 'ExchangeRateSource',
      values: exchangeRateSourceValues,
    },
    { value: 'REASON', source: 'reason', kind: 'string' },
    { value: 'IN_FORCE', source: 'inForce', kind: 'boolean' },
    { value: 'AUTHOR_ID', source: 'author', kind: 'reference', reference: 'users' },
    { value: 'DATE_CREATED', source: 'dateCreated', kind: 'dateTime' },
    { value: 'LAST_UPDATED', source: 'lastUpdated', kind: 'dateTime' },
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
