// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { Permission } from '../../src/data/access/Permission.ts';

export type ApprovedDocumentRecord = {
  readonly id: string;
  readonly can?: readonly Permission[];
  readonly name: string;
  readonly jobcode: string | null;
  readonly documentUrl: string | null;
  readonly author: { readonly id: string; readonly fullName: string | null } | null;
  readonly approvedBy: { readonly id: string; readonly fullName: string | null } | null;
  readonly dateApproved: string | null;
  readonly isCustomDocument: boolean;
  readonly dateCreated: string;
  readonly dateModified: string;
};

export type ApprovedDocumentSource =
  | 'name'
  | 'jobcode'
  | 'documentUrl'
  | 'author'
  | 'approvedBy'
  | 'dateApproved'
  | 'isCustomDocument'
  | 'dateCreated'
  | 'dateModified';
