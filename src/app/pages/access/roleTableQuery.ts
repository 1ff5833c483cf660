import { gql } from '@apollo/client/core';
import type { Documents, RoleTableQuery } from '#src/generated/operations.ts';

export type RoleTable = RoleTableQuery['roleTable'];
export type RoleRow = RoleTable['capabilities'][number];
export type ReachName = RoleRow['own'];

export const roleTableQuery: Documents['RoleTable'] = gql`
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

/** Groups in the order in which they first come. */
export function byGroup(rows: readonly RoleRow[]): readonly (readonly [string, readonly RoleRow[]])[] {
  const names = [...new Set(rows.map(({ group }) => group))];
  return names.map((name) => [name, rows.filter(({ group }) => group === name)]);
}
