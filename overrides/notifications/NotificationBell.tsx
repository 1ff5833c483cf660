import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Badge, IconButton, Popover, Skeleton } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { useNotifications } from './useNotifications.ts';
import { useWordsOf } from '#src/i18n/useWordsOf.ts';

/** English of the bell itself, which every page has. A translation overrides by `app.<key>`. */
const bellWords = {
  'bell.label': 'Notifications, %{smart_count} unread |||| Notifications, %{smart_count} unread',
  'bell.label_more': 'Notifications, at least %{smart_count} unread',
  'bell.title': 'Notifications',
} as const;

// Most visits never open it.
const NotificationList = lazyPart(() => import('./NotificationList.tsx'), 'NotificationList');

/** What the person should know, counted until it is read. */
export const NotificationBell = () => {
  const words = useWordsOf('app', bellWords);
  const notifications = useNotifications();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = notifications.unread.length;
  const hasMore = notifications.mayBeMoreUnread;
  const label = words(hasMore ? 'bell.label_more' : 'bell.label', { smart_count: count });
  const close = () => {
    setAnchor(null);
    notifications.forgetOlder();
  };
  return (
    <>
      <IconButton
        size="small"
        title={label}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge
          badgeContent={hasMore ? `${count}+` : count}
          color="primary"
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          <BellIcon fontSize="small" />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': words('bell.title'),
            sx: { mt: 0.5, width: 360, maxWidth: 'calc(100vw - 32px)', maxHeight: 'min(480px, 80vh)' },
          },
        }}
      >
        <Suspense fallback={<Skeleton variant="rounded" height={96} sx={{ m: 2 }} />}>
          <NotificationList {...notifications} onClose={close} />
        </Suspense>
      </Popover>
    </>
  );
};
