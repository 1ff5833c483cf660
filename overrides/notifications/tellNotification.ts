import type { BellWords } from './bellWords.ts';
import type { NotificationItem } from './notificationOperations.ts';

/** To where something can be done about it. */
export function notificationPath({ kind, centreEvent, approvedDocument }: NotificationItem): string {
  switch (kind) {
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
  { kind, waitingListEntry, approvedDocument }: NotificationItem,
  words: BellWords,
): string {
  switch (kind) {
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
