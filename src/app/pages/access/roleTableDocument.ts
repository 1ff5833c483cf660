import { gql, type TypedDocumentNode } from '@apollo/client/core';

export type ReachName = 'ALL' | 'COUNTRIES' | 'OWN' | 'NONE';

export interface RoleColumn {
  readonly role: string;
  readonly label: string;
  readonly description: string;
  readonly isOwn: boolean;
}

export interface RoleRow {
  readonly capability: string;
  readonly label: string;
  readonly group: string;
  readonly note: string | null;
  readonly reaches: readonly ReachName[];
  readonly own: ReachName;
}

export interface RoleTable {
  readonly roles: readonly RoleColumn[];
  readonly capabilities: readonly RoleRow[];
}

export const roleTableDocument: TypedDocumentNode<
  { readonly roleTable: RoleTable },
  Record<string, never>
> = gql`
  query RoleTable {
    roleTable {
      roles {
        role
        label
        description
        isOwn
      }
      capabilities {
        capability
        label
        group
        note
        reaches
        own
      }
    }
  }
`;
