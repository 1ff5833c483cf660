import { Box, ButtonBase, Typography } from '@mui/material';
import { Link } from 'react-router';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { visuallyHidden } from '#src/fields/cell/visuallyHidden.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useBellWords, type BellWords } from './bellWords.ts';
import type { NotificationItem } from './notificationOperations.ts';
import { viewPath } from '#src/screens/list/views/viewPath.ts';

/** To where something can be done about it. */
function notificationPath({ kind, centreEvent, approvedDocument, savedView }: NotificationItem): string {
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
function notificationText(
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

export interface NotificationLineProps {
  readonly item: NotificationItem;
  readonly onOpen: () => void;
}

export const NotificationLine = ({ item, onOpen }: NotificationLineProps) => {
  const words = useBellWords();
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
        <Box sx={{ minWidth: 0 }}>
          {isUnread && <span style={visuallyHidden}>{words('bell.unread')} </span>}
          <Typography component="span" sx={{ display: 'block', fontWeight: isUnread ? 600 : 400 }}>
            {notificationText(item, words)}
          </Typography>
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {[centreEvent?.name, formatDateTime(dateCreated, locale)].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      </ButtonBase>
    </Box>
  );
};
