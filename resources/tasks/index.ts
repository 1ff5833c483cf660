// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export { taskListOperation, taskPickOperation, taskShowOperation } from './operations.ts';
export { meta } from './meta.ts';
export type { TaskRecord, TaskSource } from './record.ts';
export { taskMessages } from './messages.ts';
export { taskColumns } from './columns.tsx';
export { taskFilters, taskConditions } from './filters.tsx';
export { taskFields } from './fields.tsx';
export { TaskList } from './List.tsx';
export { TaskShow } from './Show.tsx';
