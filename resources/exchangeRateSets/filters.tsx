// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { CurrencyInput } from '../../src/fields/currency/CurrencyInput.tsx';
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
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
