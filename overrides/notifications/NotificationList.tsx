import { Box, Button, Skeleton, Typography } from '@mui/material';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { useNoticeWords } from './noticeWords.ts';
import { NotificationLine } from './NotificationLine.tsx';
import type { Notifications } from './useNotifications.ts';

export interface NotificationListProps extends Notifications {
  readonly onClose: () => void;
}

export const NotificationList = ({
  items,
  unread,
  isPending,
  error,
  refetch,
  markRead,
  markAllRead,
  showOlder,
  isReadingOlder,
  olderError,
  onClose,
}: NotificationListProps) => {
  const words = useNoticeWords();
  const content = () => {
    if (isPending) return <Skeleton variant="rounded" height={96} sx={{ m: 2 }} aria-busy />;
    if (error !== null && items.length === 0)
      return <FailurePanel title={words('bell.failed')} error={error} onRetry={refetch} />;
    if (items.length === 0) return <EmptyState title={words('bell.none')} text={words('bell.none_text')} />;
    return (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <NotificationLine
            key={item.id}
            item={item}
            onOpen={() => {
              if (item.dateRead === null) markRead(item.id);
              onClose();
            }}
          />
        ))}
      </Box>
    );
  };
  return (
    <>
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          px: 2,
          minHeight: 48,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography component="h2" sx={{ fontWeight: 600 }}>
          {words('bell.title')}
        </Typography>
        {unread.length > 0 && (
          <Button size="small" color="inherit" onClick={markAllRead}>
            {words('bell.markAll')}
          </Button>
        )}
      </Box>
      {content()}
      {olderError !== null && <FailurePanel title={words('bell.failedOlder')} error={olderError} />}
      {showOlder !== undefined && (
        <Box sx={{ px: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
          <WaitingButton size="small" loading={isReadingOlder} onClick={showOlder}>
            {words('bell.older')}
          </WaitingButton>
        </Box>
      )}
    </>
  );
};
