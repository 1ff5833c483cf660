import { gql, type TypedDocumentNode } from '@apollo/client/core';
import type { UpgradeEntryMutation, UpgradeEntryMutationVariables } from '#src/generated/operations.ts';

export const upgradeMutation: TypedDocumentNode<UpgradeEntryMutation, UpgradeEntryMutationVariables> = gql`
  mutation UpgradeEntry($id: ID!, $override_reason: String) {
    upgradeWaitingListEntryToBooking(id: $id, override_reason: $override_reason) {
      id
    }
  }
`;
