// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export { countryListOperation, countryPickOperation } from './operations.ts';
export { meta } from './meta.ts';
export type { CountryRecord, CountrySource } from './record.ts';
export { countryMessages } from './messages.ts';
export { countryColumns } from './columns.tsx';
export { countryFilters, countryConditions } from './filters.tsx';
export { CountryList } from './List.tsx';
