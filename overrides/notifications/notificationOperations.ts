import { gql } from '@apollo/client/core';
import type { Documents, NotificationsQuery } from '#src/generated/operations.ts';

export type NotificationItem = NotificationsQuery['notifications'][number];

export const notificationsQuery: Documents['Notifications'] = gql`
  query Notifications {
    notifications {
      id
      kind
      dateCreated
      dateRead
      centreEvent {
        id
        name
      }
      waitingListEntry {
        id
        participant {
          id
          fullName
        }
      }
      approvedDocument {
        id
        name
      }
      participantRequest {
        id
        kind
        state
        participant {
          id
          fullName
        }
      }
      generatedDocument {
        guid
        title
        runKey
      }
      count
      savedView {
        id
        resource
        label
      }
    }
  }
`;

export const markReadMutation: Documents['MarkNotificationsRead'] = gql`
  mutation MarkNotificationsRead($ids: [ID!]!) {
    markNotificationsRead(ids: $ids)
  }
`;
