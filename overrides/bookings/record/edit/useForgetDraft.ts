import { useCallback } from 'react';
import { useGetIdentity, type Identifier } from 'react-admin';
import { EditDraftStore } from '#overrides/bookings/wizard/draft/EditDraftStore.ts';
import type { JourneyKind } from '../SeatRecord.ts';

/** What has been saved is not to come back as unfinished. */
export function useForgetDraft(kind: JourneyKind): (record: { readonly id: Identifier }) => void {
  const { identity } = useGetIdentity();
  const userId = identity === undefined ? undefined : String(identity.id);
  return useCallback(
    ({ id }) => {
      if (userId !== undefined) new EditDraftStore(userId, `${kind}:${id}`).clear();
    },
    [userId, kind],
  );
}
