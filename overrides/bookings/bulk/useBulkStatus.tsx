import { useCallback } from 'react';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import { useBookingWords } from '../words/useBookingWords.ts';
import { BulkStatus } from './BulkStatus.tsx';
import type { BulkAction } from './bulkPreview.ts';

/** Opens the preview of confirming or cancelling bookings. */
export function useBulkStatus(
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
        content: (
          <BulkStatus
            ids={chosen}
            action={action}
            onSent={() => {
              isSent = true;
            }}
            onClose={modal.close}
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
