// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export {
  templateListOperation,
  templatePickOperation,
  templateShowOperation,
  templateEditOperation,
  templateCreateOperation,
  templateUpdateOperation,
  templateRestoreOperation,
} from './operations.ts';
export { meta } from './meta.ts';
export type { TemplateRecord, TemplateInputSource, TemplateSource } from './record.ts';
export { templateMessages } from './messages.ts';
export { templateColumns } from './columns.tsx';
export { templateFilters, templateConditions } from './filters.tsx';
export { templateFields } from './fields.tsx';
export { templateInputs, createTemplateInputs } from './inputs.tsx';
export { updateTemplateSchema, createTemplateSchema } from './validation.ts';
export { TemplateList } from './List.tsx';
export { TemplateShow } from './Show.tsx';
export { TemplateEdit } from './Edit.tsx';
export { TemplateCreate } from './Create.tsx';
