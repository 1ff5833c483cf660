// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export { auditListOperation, auditPickOperation, auditShowOperation } from './operations.ts';
export { meta } from './meta.ts';
export type { AuditRecord, AuditSource } from './record.ts';
export { auditMessages } from './messages.ts';
export { auditColumns } from './columns.tsx';
export { auditConditions } from './filters.tsx';
export { auditViews } from './views.ts';
export { auditFields } from './fields.tsx';
export { AuditList } from './List.tsx';
export { AuditShow } from './Show.tsx';
