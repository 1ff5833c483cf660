// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export { countryListDocument, countryPickDocument } from './documents.ts';
export { meta } from './meta.ts';
export type { CountryRecord, CountrySource } from './record.ts';
export { countryMessages } from './messages.ts';
export { countryColumns } from './columns.tsx';
export { countryFilters } from './filters.tsx';
export { CountryList } from './List.tsx';
