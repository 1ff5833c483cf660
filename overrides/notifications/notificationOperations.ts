import { gql } from '@apollo/client/core';
import type { TypedDocumentNode } from '@apollo/client/core';
import type {
  MarkNotificationsReadMutation,
  MarkNotificationsReadMutationVariables,
  NotificationsQuery,
  NotificationsQueryVariables,
} from '#src/generated/operations.ts';

export type NotificationItem = NotificationsQuery['notifications'][number];

export const notificationsQuery: TypedDocumentNode<NotificationsQuery, NotificationsQueryVariables> = gql`
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
      entered
      savedView {
        id
        resource
        label
      }
    }
  }
`;

export const markReadMutation: TypedDocumentNode<
  MarkNotificationsReadMutation,
  MarkNotificationsReadMutationVariables
> = gql`
  mutation MarkNotificationsRead($ids: [ID!]!) {
    markNotificationsRead(ids: $ids)
  }
`;
