// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export { costCategoryListOperation, costCategoryPickOperation } from './operations.ts';
export { meta } from './meta.ts';
export type { CostCategoryRecord, CostCategorySource } from './record.ts';
export { costCategoryMessages } from './messages.ts';
export { costCategoryColumns } from './columns.tsx';
export { CostCategoryList } from './List.tsx';
