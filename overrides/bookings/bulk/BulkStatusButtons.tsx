import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import ConfirmIcon from '@mui/icons-material/CheckCircleOutlined';
import { Button } from '@mui/material';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { useBookingWords } from '../words/useBookingWords.ts';
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
  const modal = useModal();
  const mayConfirm = useMayIn('bookings', 'confirm').allowed;
  const mayCancel = useMayIn('bookings', 'cancel').allowed;
  const open = (action: BulkAction) => {
    let isSent = false;
    modal.open({
      title: words(`bulk.${action}_title`, { smart_count: ids.length }),
      width: 'md',
      preventCloseNotice: words('bulk.wait'),
      content: (
        <BulkStatus
          ids={ids.map(String)}
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
  };
  return (
    <>
      {mayConfirm && (
        <Button size="small" color="inherit" startIcon={<ConfirmIcon />} onClick={() => open('confirm')}>
          {words('bulk.confirm')}
        </Button>
      )}
      {mayCancel && (
        <Button size="small" color="error" startIcon={<CancelIcon />} onClick={() => open('cancel')}>
          {words('bulk.cancel')}
        </Button>
      )}
    </>
  );
};
