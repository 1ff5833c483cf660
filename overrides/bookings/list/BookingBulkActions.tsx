import { useListContext } from 'react-admin';
import { BulkStatusButtons } from '../../../src/booking/bulk/BulkStatusButtons.tsx';
import { useMay } from '../../../src/data/access/useAccess.ts';

/** Confirm and cancel for the selected rows of the list. */
export const BookingBulkActions = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  const may = useMay('update');
  return may.allowed ? <BulkStatusButtons ids={selectedIds} onChanged={onUnselectItems} /> : null;
};
