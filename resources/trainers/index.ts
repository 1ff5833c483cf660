// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export {
  trainerListOperation,
  trainerPickOperation,
  trainerShowOperation,
  trainerEditOperation,
  trainerCreateOperation,
  trainerUpdateOperation,
} from './operations.ts';
export { meta } from './meta.ts';
export type { TrainerRecord, TrainerInputSource, TrainerSource } from './record.ts';
export { trainerMessages } from './messages.ts';
export { trainerColumns } from './columns.tsx';
export { trainerFilters, trainerConditions } from './filters.tsx';
export { trainerFields } from './fields.tsx';
export { trainerInputs, createTrainerInputs, createTrainerDefaults } from './inputs.tsx';
export { updateTrainerSchema, createTrainerSchema } from './validation.ts';
export { TrainerList } from './List.tsx';
export { TrainerShow } from './Show.tsx';
export { TrainerEdit } from './Edit.tsx';
export { TrainerCreate } from './Create.tsx';
