// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export {
  redirectListOperation,
  redirectPickOperation,
  redirectShowOperation,
  redirectEditOperation,
  redirectCreateOperation,
  redirectUpdateOperation,
  redirectRemoveOperation,
  redirectRestoreOperation,
} from './operations.ts';
export { meta } from './meta.ts';
export type { RedirectRecord, RedirectInputSource, RedirectSource } from './record.ts';
export { redirectMessages } from './messages.ts';
export { redirectColumns } from './columns.tsx';
export { redirectFilters, redirectConditions } from './filters.tsx';
export { redirectFields } from './fields.tsx';
export { redirectInputs, createRedirectInputs } from './inputs.tsx';
export { updateRedirectSchema, createRedirectSchema } from './validation.ts';
export { RedirectList } from './List.tsx';
export { RedirectShow } from './Show.tsx';
export { RedirectEdit } from './Edit.tsx';
export { RedirectCreate } from './Create.tsx';
