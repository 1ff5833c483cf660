import { Box, ButtonBase, Typography } from '@mui/material';
import { Link } from 'react-router';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { visuallyHidden } from '#src/fields/cell/visuallyHidden.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useNoticeWords, type NoticeWords } from './noticeWords.ts';
import type { NotificationItem } from './notificationOperations.ts';
import { documentPath, runPath } from '#overrides/documents/index.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { factsLine } from '#src/fields/wording/factsLine.ts';
import { sectionPath } from '#src/screens/sectionInAddress.ts';
import { viewPath } from '#src/screens/list/views/viewPath.ts';

/** To where something can be done about it. */
function notificationPath({
  kind,
  centreEvent,
  approvedDocument,
  savedView,
  count,
  participantRequest,
  generatedDocument,
}: NotificationItem): string {
  switch (kind) {
    case 'VIEW_ENTERED':
      return savedView === null ? '/' : viewPath(savedView.resource, savedView.id);
    case 'DOCUMENT_STALE':
      return approvedDocument === null ? '/approvedDocuments' : `/approvedDocuments/${approvedDocument.id}`;
    case 'REQUEST_MADE':
    case 'REQUEST_DECIDED':
      return participantRequest === null
        ? '/participantRequests'
        : recordPath('participantRequests', participantRequest.id);
    case 'MAIL_FAILED':
      return pathOfFailed(generatedDocument, count ?? 1);
    case 'SEAT_FREE':
      // The waiting list on the event's page: where a free seat is given to somebody.
      return centreEvent === null
        ? '/waitingListEntries'
        : sectionPath('events', centreEvent.id, 'waitingList');
  }
}

/** Of several, the run that they were made by says of each how it went. */
function pathOfFailed(document: NotificationItem['generatedDocument'], count: number): string {
  if (document === null) return '/';
  return count > 1 && document.runKey !== null ? runPath(document.runKey) : documentPath(document.guid);
}

/** What there is to know. */
function notificationText(
  {
    kind,
    waitingListEntry,
    approvedDocument,
    savedView,
    count,
    participantRequest,
    generatedDocument,
  }: NotificationItem,
  words: NoticeWords,
): string {
  switch (kind) {
    case 'VIEW_ENTERED':
      return savedView === null
        ? words('bell.viewEntered_gone')
        : words('bell.viewEntered', { smart_count: count ?? 1, name: savedView.label });
    case 'DOCUMENT_STALE':
      return approvedDocument === null
        ? words('bell.documentStale_gone')
        : words('bell.documentStale', { name: approvedDocument.name });
    case 'REQUEST_MADE':
    case 'REQUEST_DECIDED':
      return requestText(kind, participantRequest, words);
    case 'MAIL_FAILED':
      if (generatedDocument === null) return words('bell.mailFailed_gone');
      return (count ?? 1) > 1
        ? words('bell.mailsFailed', { smart_count: count ?? 1 })
        : words('bell.mailFailed', { name: generatedDocument.title });
    case 'SEAT_FREE': {
      // Booked since, or taken off the list.
      if (waitingListEntry === null) return words('bell.seatFree_gone');
      const name = waitingListEntry.participant?.fullName;
      return name ? words('bell.seatFree', { name }) : words('bell.seatFree_somebody');
    }
  }
}

const requestWords = {
  MERGE: { asked: 'bell.mergeAsked', DONE: 'bell.mergeDone', DECLINED: 'bell.mergeDeclined' },
  ERASURE: { asked: 'bell.erasureAsked', DONE: 'bell.erasureDone', DECLINED: 'bell.erasureDeclined' },
} as const;

function requestText(
  notice: 'REQUEST_MADE' | 'REQUEST_DECIDED',
  request: NotificationItem['participantRequest'],
  words: NoticeWords,
): string {
  const name = request?.participant?.fullName;
  if (request === null || name === undefined) return words('bell.request_gone');
  const of = requestWords[request.kind];
  if (notice === 'REQUEST_MADE') return words(of.asked, { name });
  return words(
    request.state === 'DONE' || request.state === 'DECLINED' ? of[request.state] : 'bell.requestSettled',
    {
      name,
    },
  );
}

interface NotificationLineProps {
  readonly item: NotificationItem;
  readonly onOpen: () => void;
}

export const NotificationLine = ({ item, onOpen }: NotificationLineProps) => {
  const words = useNoticeWords();
  const locale = useFormatLocale();
  const { centreEvent, dateRead, dateCreated } = item;
  const isUnread = dateRead === null;
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase
        component={Link}
        to={notificationPath(item)}
        onClick={onOpen}
        sx={{
          display: 'grid',
          gridTemplateColumns: '8px minmax(0, 1fr)',
          columnGap: 1.25,
          width: '100%',
          px: 2,
          py: 1.25,
          textAlign: 'left',
          alignItems: 'baseline',
          '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Box
          sx={{
            width: 8,
            height: 8,
            borderRadius: '50%',
            bgcolor: isUnread ? 'primary.main' : 'transparent',
          }}
        />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {isUnread && <span style={visuallyHidden}>{words('bell.unread')} </span>}
          <Typography component="span" sx={{ display: 'block', fontWeight: isUnread ? 600 : 400 }}>
            {notificationText(item, words)}
          </Typography>
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {factsLine([centreEvent?.name, formatDateTime(dateCreated, locale)])}
          </Typography>
        </Box>
      </ButtonBase>
    </Box>
  );
};
