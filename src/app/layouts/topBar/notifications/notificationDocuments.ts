import { gql } from '@apollo/client/core';
import type { TypedDocumentNode } from '@apollo/client/core';

export interface NotificationItem {
  readonly id: string;
  readonly kind: 'SEAT_FREE';
  readonly dateCreated: string;
  readonly dateRead: string | null;
  readonly centreEvent: { readonly id: string; readonly name: string } | null;
  readonly waitingListEntry: {
    readonly id: string;
    readonly participant: { readonly fullName: string | null } | null;
  } | null;
}

export const notificationsDocument: TypedDocumentNode<
  { readonly notifications: readonly NotificationItem[] },
  Readonly<Record<string, never>>
> = gql`
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
    }
  }
`;

export const markReadDocument: TypedDocumentNode<
  { readonly markNotificationsRead: number },
  { readonly ids: readonly string[] }
> = gql`
  mutation MarkNotificationsRead($ids: [ID!]!) {
    markNotificationsRead(ids: $ids)
  }
`;
