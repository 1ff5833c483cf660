// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export { spendListOperation, spendPickOperation } from './operations.ts';
export { meta } from './meta.ts';
export type { SpendRecord, SpendSource } from './record.ts';
export { spendMessages } from './messages.ts';
export { spendColumns } from './columns.tsx';
export { spendFilters, spendConditions } from './filters.tsx';
export { SpendList } from './List.tsx';
