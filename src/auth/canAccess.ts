import { permissionsIn } from '../data/access/Permission.ts';
import type { AccessStore } from './AccessStore.ts';

/** The GraphQL type of each resource. */
export type ResourceTypes = Readonly<Record<string, string>>;

/** react-admin's names for what the server tells of records and their types. */
const actions: Readonly<Record<string, string>> = { edit: 'update', show: 'list', read: 'list' };

/** Never security: screens do not offer what the server would refuse, and the server decides row by row (S1). */
export const canAccess =
  (access: Pick<AccessStore, 'may'>, types: ResourceTypes) =>
  ({
    resource,
    action,
    record,
  }: {
    readonly resource: string;
    readonly action: string;
    readonly record?: unknown;
  }) =>
    access.may(types[resource], actions[action] ?? action, permissionsIn(record, 'can'));
