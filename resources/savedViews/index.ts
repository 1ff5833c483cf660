// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export {
  savedViewListOperation,
  savedViewPickOperation,
  savedViewShowOperation,
  savedViewRemoveOperation,
  savedViewRestoreOperation,
} from './operations.ts';
export { meta } from './meta.ts';
export type { SavedViewRecord, SavedViewSource } from './record.ts';
export { savedViewMessages } from './messages.ts';
export { savedViewColumns } from './columns.tsx';
export { savedViewFilters, savedViewConditions } from './filters.tsx';
export { savedViewFields } from './fields.tsx';
export { SavedViewList } from './List.tsx';
export { SavedViewShow } from './Show.tsx';
