import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import ConfirmIcon from '@mui/icons-material/CheckCircleOutlined';
import { Button } from '@mui/material';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { useBookingWords } from '../words/useBookingWords.ts';
import { useCallback } from 'react';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import { BulkStatus } from './BulkStatus.tsx';
import type { BulkAction } from './bulkPreview.ts';

interface BulkStatusButtonsProps {
  readonly ids: readonly (string | number)[];
  readonly onChanged: () => void;
}

/** Confirm or cancel what is selected, as far as one's roles do that to any booking. */
export const BulkStatusButtons = ({ ids, onChanged }: BulkStatusButtonsProps) => {
  const words = useBookingWords();
  const open = useBulkStatus(onChanged);
  const mayConfirm = useMayIn('bookings', 'confirm').allowed;
  const mayCancel = useMayIn('bookings', 'cancel').allowed;
  return (
    <>
      {mayConfirm && (
        <Button size="small" color="inherit" startIcon={<ConfirmIcon />} onClick={() => open(ids, 'confirm')}>
          {words('bulk.confirm')}
        </Button>
      )}
      {mayCancel && (
        <Button size="small" color="error" startIcon={<CancelIcon />} onClick={() => open(ids, 'cancel')}>
          {words('bulk.cancel')}
        </Button>
      )}
    </>
  );
};

/** Opens the preview of confirming or cancelling bookings. */
function useBulkStatus(
  onChanged: () => void,
): (ids: readonly (string | number)[], action: BulkAction) => void {
  const words = useBookingWords();
  const modal = useModal();
  return useCallback(
    (ids, action) => {
      const chosen = ids.map(String);
      let isSent = false;
      modal.open({
        title: words(`bulk.${action}_title`, { smart_count: chosen.length }),
        width: 'md',
        preventCloseNotice: words('bulk.wait'),
        content: (
          <BulkStatus
            ids={chosen}
            action={action}
            onSent={() => {
              isSent = true;
            }}
          />
        ),
        // However it is closed, by Escape too.
        onClosed: () => {
          if (isSent) onChanged();
        },
      });
    },
    [modal, words, onChanged],
  );
}
