// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export {
  centerListOperation,
  centerPickOperation,
  centerShowOperation,
  centerEditOperation,
  centerCreateOperation,
  centerUpdateOperation,
} from './operations.ts';
export { meta } from './meta.ts';
export type { CenterRecord, CenterInputSource, CenterSource } from './record.ts';
export { centerMessages } from './messages.ts';
export { centerColumns } from './columns.tsx';
export { centerFilters, centerConditions } from './filters.tsx';
export { centerFields } from './fields.tsx';
export { centerInputs, createCenterInputs, createCenterDefaults } from './inputs.tsx';
export { updateCenterSchema, createCenterSchema } from './validation.ts';
export { CenterList } from './List.tsx';
export { CenterShow } from './Show.tsx';
export { CenterEdit } from './Edit.tsx';
export { CenterCreate } from './Create.tsx';
