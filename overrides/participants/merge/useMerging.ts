import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import { refusalOf, type Refusal } from '#src/data/errors/Refusal.ts';
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
  const client = useDataClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [running, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const merge = async ({ fromDuplicate, keepBookings, reason }: Decided) => {
    setRunning(true);
    const input = {
      id: own.id,
      duplicate_id: duplicate.id,
      from_duplicate: fromDuplicate,
      keep_bookings: keepBookings,
      override_reason: reason,
      date_modified: own.dateModified,
      duplicate_date_modified: duplicate.dateModified,
    };
    try {
      await client.mutate({ mutation: mergeMutation, variables: { input } });
      notify(words('done', { name: own.fullName }), { type: 'success' });
      await navigate(recordPath('participants', own.id));
    } catch (error) {
      const refused = refusalOf(error);
      if (refused.code === 'UNAUTHENTICATED') await logoutIfAccessDenied(new HttpError(refused.message, 401));
      setRefusal(refused);
    } finally {
      setRunning(false);
      void queryClient.invalidateQueries();
    }
  };
  return { merge, running, refusal, dismiss: () => setRefusal(undefined) };
}
