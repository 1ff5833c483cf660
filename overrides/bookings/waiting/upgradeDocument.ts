import { gql } from '@apollo/client/core';

export const upgradeDocument = gql`
  mutation UpgradeEntry($id: ID!, $override_reason: String) {
    upgradeWaitingListEntryToBooking(id: $id, override_reason: $override_reason) {
      id
    }
  }
`;
