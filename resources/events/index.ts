// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export {
  eventListOperation,
  eventPickOperation,
  eventShowOperation,
  eventEditOperation,
  eventCreateOperation,
  eventUpdateOperation,
  eventRemoveOperation,
  eventRestoreOperation,
} from './operations.ts';
export { meta } from './meta.ts';
export type { EventRecord, EventInputSource, EventSource } from './record.ts';
export { eventMessages } from './messages.ts';
export { eventColumns } from './columns.tsx';
export { eventFilters, eventConditions } from './filters.tsx';
export { eventViews } from './views.ts';
export { eventFields } from './fields.tsx';
export { eventInputs, createEventInputs, createEventDefaults } from './inputs.tsx';
export { updateEventSchema, createEventSchema } from './validation.ts';
export { EventList } from './List.tsx';
export { EventShow } from './Show.tsx';
export { EventEdit } from './Edit.tsx';
export { EventCreate } from './Create.tsx';
