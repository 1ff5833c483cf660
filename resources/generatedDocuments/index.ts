// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export { generatedDocumentListOperation, generatedDocumentPickOperation } from './operations.ts';
export { meta } from './meta.ts';
export type { GeneratedDocumentRecord, GeneratedDocumentSource } from './record.ts';
export { generatedDocumentMessages } from './messages.ts';
export { generatedDocumentColumns } from './columns.tsx';
export { generatedDocumentFilters, generatedDocumentConditions } from './filters.tsx';
export { GeneratedDocumentList } from './List.tsx';
