import { useListContext } from 'react-admin';
import { BulkStatusButtons } from '../bulk/BulkStatusButtons.tsx';

/** Confirm and cancel for the selected rows of the list. */
export const BookingBulkActions = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  return <BulkStatusButtons ids={selectedIds} onChanged={onUnselectItems} />;
};
