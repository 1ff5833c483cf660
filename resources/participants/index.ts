// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export {
  participantListOperation,
  participantPickOperation,
  participantShowOperation,
  participantEditOperation,
  participantCreateOperation,
  participantUpdateOperation,
  participantRemoveOperation,
  participantRestoreOperation,
} from './operations.ts';
export { meta } from './meta.ts';
export type { ParticipantRecord, ParticipantInputSource, ParticipantSource } from './record.ts';
export { participantMessages } from './messages.ts';
export { participantColumns } from './columns.tsx';
export { participantFilters, participantConditions } from './filters.tsx';
export { participantFields } from './fields.tsx';
export { participantInputs, createParticipantInputs, createParticipantDefaults } from './inputs.tsx';
export { updateParticipantSchema, createParticipantSchema } from './validation.ts';
export { ParticipantList } from './List.tsx';
export { ParticipantShow } from './Show.tsx';
export { ParticipantEdit } from './Edit.tsx';
export { ParticipantCreate } from './Create.tsx';
