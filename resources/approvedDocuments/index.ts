// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export {
  approvedDocumentListOperation,
  approvedDocumentPickOperation,
  approvedDocumentShowOperation,
} from './operations.ts';
export { meta } from './meta.ts';
export type { ApprovedDocumentRecord, ApprovedDocumentSource } from './record.ts';
export { approvedDocumentMessages } from './messages.ts';
export { approvedDocumentColumns } from './columns.tsx';
export { approvedDocumentFilters, approvedDocumentConditions } from './filters.tsx';
export { approvedDocumentFields } from './fields.tsx';
export { ApprovedDocumentList } from './List.tsx';
export { ApprovedDocumentShow } from './Show.tsx';
