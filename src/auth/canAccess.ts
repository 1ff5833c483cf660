import type { AccessStore } from './AccessStore.ts';

/** The GraphQL type of each resource. */
export type ResourceTypes = Readonly<Record<string, string>>;

/** react-admin's names for what the server tells of a type. */
const actions: Readonly<Record<string, string>> = { edit: 'update', show: 'list', read: 'list' };

/**
 * Never security: screens do not offer what the server would refuse, and the server decides row by row (S1). The record
 * that react-admin sends along is whatever is in context, often of another resource: screens ask `useMay` of a record.
 */
export const canAccess =
  (access: Pick<AccessStore, 'may'>, types: ResourceTypes) =>
  ({ resource, action }: { readonly resource: string; readonly action: string }) =>
    access.may(types[resource], actions[action] ?? action);
