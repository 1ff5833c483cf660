import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import ConfirmIcon from '@mui/icons-material/CheckCircleOutlined';
import { Button } from '@mui/material';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { useBookingWords } from '../words/useBookingWords.ts';
import { useBulkStatus } from './useBulkStatus.tsx';

export interface BulkStatusButtonsProps {
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
