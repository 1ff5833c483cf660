import { useRecordContext } from 'react-admin';
import type { ApprovalPurpose } from '#resources/enums.ts';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import { useOnceKey } from '#src/data/write/useOnceKey.ts';
import type { Holder } from '../held/useHeldDocuments.ts';
import { useUpload, type Upload } from '../upload/useUpload.ts';
import { attachToCentreMutation, attachToEventMutation } from './attachOperations.ts';

interface Attached {
  readonly id: string;
  /** Why its file was not taken. */
  readonly why: string | undefined;
}

interface Wanted {
  readonly name: string;
  /** A PDF, or the guid of a document that was made. */
  readonly what: File | string;
  readonly purpose: ApprovalPurpose | undefined;
}

interface Attach extends Pick<Upload, 'file' | 'share'> {
  /** Answers undefined where nothing was added. */
  readonly send: (wanted: Wanted) => Promise<Attached | undefined>;
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
}

/** Adds a document to the event or centre on the page, then gives it its file. */
export function useAttach(holder: Holder): Attach {
  const holderId = String(useRecordContext()?.id ?? '');
  const toEvent = useMutationRun(attachToEventMutation);
  const toCentre = useMutationRun(attachToCentreMutation);
  const upload = useUpload();
  const once = useOnceKey();
  const { key: idempotency_key } = once;
  const add = async ({ name, what, purpose }: Wanted) => {
    const given = name === '' ? null : name;
    if (holder === 'centre') {
      const outcome = await toCentre.send({ trainingCentreId: holderId, name: given, idempotency_key });
      once.heard(outcome);
      return outcome.data?.attachApprovedDocumentToTrainingCentre.id;
    }
    const outcome = await toEvent.send({
      centreEventId: holderId,
      name: given,
      documentGuid: typeof what === 'string' ? what : null,
      purpose: purpose ?? null,
      idempotency_key,
    });
    once.heard(outcome);
    return outcome.data?.attachApprovedDocumentToCentreEvent.id;
  };
  const send = async (wanted: Wanted): Promise<Attached | undefined> => {
    const id = await add(wanted);
    if (id === undefined) return undefined;
    if (typeof wanted.what === 'string') return { id, why: undefined };
    const refusal = await upload.send(id, wanted.what);
    return { id, why: refusal?.message };
  };
  return {
    send,
    busy: toEvent.busy || toCentre.busy || upload.file !== undefined,
    refusal: toEvent.refusal ?? toCentre.refusal,
    file: upload.file,
    share: upload.share,
  };
}
