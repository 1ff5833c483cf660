// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export {
  userListOperation,
  userPickOperation,
  userShowOperation,
  userEditOperation,
  userCreateOperation,
  userUpdateOperation,
} from './operations.ts';
export { meta } from './meta.ts';
export type { UserRecord, UserInputSource, UserSource } from './record.ts';
export { userMessages } from './messages.ts';
export { userColumns } from './columns.tsx';
export { userFilters, userConditions } from './filters.tsx';
export { userFields } from './fields.tsx';
export { userInputs, createUserInputs } from './inputs.tsx';
export { updateUserSchema, createUserSchema } from './validation.ts';
export { UserList } from './List.tsx';
export { UserShow } from './Show.tsx';
export { UserEdit } from './Edit.tsx';
export { UserCreate } from './Create.tsx';
