// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { Permission } from '../../src/data/access/Permission.ts';
import type { Role, ViewAudience } from '../enums.ts';

export type SavedViewRecord = {
  readonly id: string;
  readonly can?: readonly Permission[];
  readonly resource: string;
  readonly label: string;
  readonly audience: ViewAudience;
  readonly role: Role | null;
  readonly owner: { readonly id: string; readonly fullName: string | null };
  readonly dateCreated: string;
  readonly dateModified: string;
};

export type SavedViewSource =
  | 'resource'
  | 'label'
  | 'audience'
  | 'role'
  | 'owner'
  | 'dateCreated'
  | 'dateModified';
