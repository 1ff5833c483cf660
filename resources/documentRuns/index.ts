// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export { documentRunEntryListOperation, documentRunEntryPickOperation } from './operations.ts';
export { meta } from './meta.ts';
export type { DocumentRunEntryRecord, DocumentRunEntrySource } from './record.ts';
export { documentRunEntryMessages } from './messages.ts';
export { documentRunEntryColumns } from './columns.tsx';
export { documentRunEntryFilters, documentRunEntryConditions } from './filters.tsx';
export { DocumentRunEntryList } from './List.tsx';
