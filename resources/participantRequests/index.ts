// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export {
  participantRequestListOperation,
  participantRequestPickOperation,
  participantRequestShowOperation,
} from './operations.ts';
export { meta } from './meta.ts';
export type { ParticipantRequestRecord, ParticipantRequestSource } from './record.ts';
export { participantRequestMessages } from './messages.ts';
export { participantRequestColumns } from './columns.tsx';
export { participantRequestFilters } from './filters.tsx';
export { participantRequestViews } from './views.ts';
export { participantRequestFields } from './fields.tsx';
export { ParticipantRequestList } from './List.tsx';
export { ParticipantRequestShow } from './Show.tsx';
