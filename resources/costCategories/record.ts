// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { Permission } from '../../src/data/access/Permission.ts';

export type CostCategoryRecord = {
  readonly id: string;
  readonly can?: readonly Permission[];
  readonly name: string;
  readonly reference: string | null;
  readonly parent: { readonly id: string; readonly path: string | null } | null;
  readonly path: string;
  readonly children: readonly { readonly id: string; readonly path: string | null }[];
  readonly dateCreated: string;
  readonly dateModified: string;
};

export type CostCategoryInputSource = 'name' | 'reference' | 'parent.id';

export type CostCategorySource =
  | 'parent'
  | 'path'
  | 'children'
  | 'dateCreated'
  | 'dateModified'
  | CostCategoryInputSource;
