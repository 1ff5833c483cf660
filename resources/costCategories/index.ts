// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export {
  costCategoryListOperation,
  costCategoryPickOperation,
  costCategoryCreateOperation,
  costCategoryRemoveOperation,
} from './operations.ts';
export { meta } from './meta.ts';
export type { CostCategoryRecord, CostCategoryInputSource, CostCategorySource } from './record.ts';
export { costCategoryMessages } from './messages.ts';
export { costCategoryColumns } from './columns.tsx';
export { costCategoryFilters, costCategoryConditions } from './filters.tsx';
export { createCostCategoryInputs } from './inputs.tsx';
export { createCostCategorySchema } from './validation.ts';
export { CostCategoryList } from './List.tsx';
export { CostCategoryCreate } from './Create.tsx';
