import { gql } from '@apollo/client/core';
import type { Documents, NotificationsQuery } from '#src/generated/operations.ts';

export type NotificationItem = NotificationsQuery['notifications'][number];

const noticeFields = gql`
  fragment NoticeFields on Notification {
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
`;

export const notificationsQuery: Documents['Notifications'] = gql`
  query Notifications {
    notifications {
      ...NoticeFields
    }
  }
  ${noticeFields}
`;

export const olderNotificationsQuery: Documents['OlderNotifications'] = gql`
  query OlderNotifications($than: ID!) {
    olderNotifications(than: $than) {
      ...NoticeFields
    }
  }
  ${noticeFields}
`;

export const markReadMutation: Documents['MarkNotificationsRead'] = gql`
  mutation MarkNotificationsRead($ids: [ID!]!, $older: Boolean) {
    markNotificationsRead(ids: $ids, older: $older)
  }
`;
