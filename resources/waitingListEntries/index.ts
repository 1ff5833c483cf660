// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export {
  waitingListEntryListOperation,
  waitingListEntryPickOperation,
  waitingListEntryShowOperation,
  waitingListEntryEditOperation,
  waitingListEntryCreateOperation,
  waitingListEntryUpdateOperation,
  waitingListEntryRemoveOperation,
  waitingListEntryRestoreOperation,
} from './operations.ts';
export { meta } from './meta.ts';
export type {
  WaitingListEntryRecord,
  WaitingListEntryInputSource,
  WaitingListEntrySource,
} from './record.ts';
export { waitingListEntryMessages } from './messages.ts';
export { waitingListEntryColumns } from './columns.tsx';
export { waitingListEntryFilters, waitingListEntryConditions } from './filters.tsx';
export { waitingListEntryViews } from './views.ts';
export { waitingListEntryFields } from './fields.tsx';
export {
  waitingListEntryInputs,
  createWaitingListEntryInputs,
  createWaitingListEntryDefaults,
} from './inputs.tsx';
export { updateWaitingListEntrySchema, createWaitingListEntrySchema } from './validation.ts';
export { WaitingListEntryList } from './List.tsx';
export { WaitingListEntryShow } from './Show.tsx';
export { WaitingListEntryEdit } from './Edit.tsx';
export { WaitingListEntryCreate } from './Create.tsx';
