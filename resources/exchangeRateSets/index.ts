// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export {
  exchangeRateSetListOperation,
  exchangeRateSetPickOperation,
  exchangeRateSetShowOperation,
} from './operations.ts';
export { meta } from './meta.ts';
export type { ExchangeRateSetRecord, ExchangeRateSetSource } from './record.ts';
export { exchangeRateSetMessages } from './messages.ts';
export { exchangeRateSetColumns } from './columns.tsx';
export { exchangeRateSetFilters, exchangeRateSetConditions } from './filters.tsx';
export { exchangeRateSetViews } from './views.ts';
export { exchangeRateSetFields } from './fields.tsx';
export { ExchangeRateSetList } from './List.tsx';
export { ExchangeRateSetShow } from './Show.tsx';
