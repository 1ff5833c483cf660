import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import { useCall } from '#src/data/write/useCall.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { mergeMutation } from './mergeOperations.ts';
import { useMergeWords } from './mergeWords.ts';

interface Decided {
  readonly fromDuplicate: readonly string[];
  readonly keepBookings: readonly string[];
  readonly reason?: string | undefined;
}

interface Merging {
  readonly merge: (decided: Decided) => Promise<void>;
  readonly running: boolean;
  readonly refusal: Refusal | undefined;
  readonly dismiss: () => void;
}

/** Merges the two as they were read, and leads to the one that stays; where it is refused, both are read again. */
export function useMerging(own: ParticipantRecord, duplicate: ParticipantRecord): Merging {
  const words = useMergeWords();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const { send, busy, refusal, forget } = useCall(mergeMutation);
  const merge = async ({ fromDuplicate, keepBookings, reason }: Decided) => {
    const input = {
      id: own.id,
      duplicate_id: duplicate.id,
      from_duplicate: fromDuplicate,
      keep_bookings: keepBookings,
      override_reason: reason,
      date_modified: own.dateModified,
      duplicate_date_modified: duplicate.dateModified,
    };
    const outcome = await send({ input });
    if (outcome.refusal === undefined) {
      notify(words('done', { name: own.fullName }), { type: 'success' });
      await navigate(recordPath('participants', own.id));
    }
    void queryClient.invalidateQueries();
  };
  return { merge, running: busy, refusal, dismiss: forget };
}
