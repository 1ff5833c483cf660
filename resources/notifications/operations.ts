// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

export const notificationListOperation = gql`
  query NotificationList {
    notifications {
      id
      kind
      centreEvent {
        id
        name
        dateStart
        timeZone
      }
      waitingListEntry {
        id
        participant {
          fullName
        }
        centreEvent {
          name
        }
      }
      approvedDocument {
        id
        name
        state
      }
      savedView {
        id
        label
      }
      participantRequest {
        id
        participant {
          fullName
        }
      }
      generatedDocument {
        id
        title
      }
      count
      dateCreated
      dateRead
    }
  }
`;

export const notificationPickOperation = gql`
  query NotificationPick {
    notifications {
      id
    }
  }
`;
