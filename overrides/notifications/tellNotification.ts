import type { BellWords } from './bellWords.ts';
import { viewPath } from '#src/screens/list/views/viewPath.ts';
import type { NotificationItem } from './notificationOperations.ts';

/** To where something can be done about it. */
export function notificationPath({
  kind,
  centreEvent,
  approvedDocument,
  savedView,
}: NotificationItem): string {
  switch (kind) {
    case 'VIEW_ENTERED':
      return savedView === null ? '/' : viewPath(savedView.resource, savedView.id);
    case 'DOCUMENT_STALE':
      return approvedDocument === null ? '/approvedDocuments' : `/approvedDocuments/${approvedDocument.id}`;
    case 'SEAT_FREE':
      // The waiting list on the event's page: where a free seat is given to somebody.
      return centreEvent === null
        ? '/waitingListEntries'
        : `/events/${encodeURIComponent(centreEvent.id)}?section=waitingList`;
  }
}

/** What there is to know. */
export function notificationText(
  { kind, waitingListEntry, approvedDocument, savedView, entered }: NotificationItem,
  words: BellWords,
): string {
  switch (kind) {
    case 'VIEW_ENTERED':
      return savedView === null
        ? words('bell.viewEntered_gone')
        : words('bell.viewEntered', { smart_count: entered ?? 1, name: savedView.label });
    case 'DOCUMENT_STALE':
      return approvedDocument === null
        ? words('bell.documentStale_gone')
        : words('bell.documentStale', { name: approvedDocument.name });
    case 'SEAT_FREE': {
      const name = waitingListEntry?.participant?.fullName;
      return name ? words('bell.seatFree', { name }) : words('bell.seatFree_somebody');
    }
  }
}
