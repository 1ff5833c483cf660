import { gql } from '@apollo/client/core';
import type { Documents, RoleTableQuery } from '#src/generated/operations.ts';
import { groupBy } from '#src/data/groupBy.ts';

export type RoleTable = RoleTableQuery['roleTable'];
type RoleRow = RoleTable['capabilities'][number];
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
export const byGroup = (rows: readonly RoleRow[]) => [...groupBy(rows, ({ group }) => group)];
